def decode(code, arguments, abi):
    raise NotImplementedError
