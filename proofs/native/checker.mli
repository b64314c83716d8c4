
val xorb : bool -> bool -> bool

val negb : bool -> bool

type nat =
| O
| S of nat

val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option

val fst : ('a1 * 'a2) -> 'a1

val snd : ('a1 * 'a2) -> 'a2

val length : 'a1 list -> nat

val app : 'a1 list -> 'a1 list -> 'a1 list

type comparison =
| Eq
| Lt
| Gt

val compOpp : comparison -> comparison

val pred : nat -> nat

val add : nat -> nat -> nat

val sub : nat -> nat -> nat

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

type z =
| Z0
| Zpos of positive
| Zneg of positive

module Nat :
 sig
  val eqb : nat -> nat -> bool

  val leb : nat -> nat -> bool

  val ltb : nat -> nat -> bool

  val eq_dec : nat -> nat -> bool
 end

module Pos :
 sig
  type mask =
  | IsNul
  | IsPos of positive
  | IsNeg
 end

module Coq_Pos :
 sig
  val succ : positive -> positive

  val add : positive -> positive -> positive

  val add_carry : positive -> positive -> positive

  val pred_double : positive -> positive

  val pred : positive -> positive

  val pred_N : positive -> n

  type mask = Pos.mask =
  | IsNul
  | IsPos of positive
  | IsNeg

  val succ_double_mask : mask -> mask

  val double_mask : mask -> mask

  val double_pred_mask : positive -> mask

  val sub_mask : positive -> positive -> mask

  val sub_mask_carry : positive -> positive -> mask

  val sub : positive -> positive -> positive

  val mul : positive -> positive -> positive

  val iter : ('a1 -> 'a1) -> 'a1 -> positive -> 'a1

  val size_nat : positive -> nat

  val size : positive -> positive

  val compare_cont : comparison -> positive -> positive -> comparison

  val compare : positive -> positive -> comparison

  val eqb : positive -> positive -> bool

  val leb : positive -> positive -> bool

  val ltb : positive -> positive -> bool

  val gcdn : nat -> positive -> positive -> positive

  val gcd : positive -> positive -> positive

  val coq_Nsucc_double : n -> n

  val coq_Ndouble : n -> n

  val coq_lor : positive -> positive -> positive

  val coq_land : positive -> positive -> n

  val ldiff : positive -> positive -> n

  val shiftl : positive -> n -> positive

  val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1

  val to_nat : positive -> nat

  val of_nat : nat -> positive

  val of_succ_nat : nat -> positive

  val eq_dec : positive -> positive -> bool
 end

module N :
 sig
  val succ_pos : n -> positive

  val compare : n -> n -> comparison

  val leb : n -> n -> bool

  val coq_lor : n -> n -> n

  val coq_land : n -> n -> n

  val ldiff : n -> n -> n

  val shiftl : n -> n -> n
 end

val in_dec : ('a1 -> 'a1 -> bool) -> 'a1 -> 'a1 list -> bool

val nth : nat -> 'a1 list -> 'a1 -> 'a1

val nth_error : 'a1 list -> nat -> 'a1 option

val rev : 'a1 list -> 'a1 list

val concat : 'a1 list list -> 'a1 list

val list_eq_dec : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1

val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1

val existsb : ('a1 -> bool) -> 'a1 list -> bool

val forallb : ('a1 -> bool) -> 'a1 list -> bool

val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list

val find : ('a1 -> bool) -> 'a1 list -> 'a1 option

val combine : 'a1 list -> 'a2 list -> ('a1 * 'a2) list

val firstn : nat -> 'a1 list -> 'a1 list

val skipn : nat -> 'a1 list -> 'a1 list

val nodup : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list

val seq : nat -> nat -> nat list

val repeat : 'a1 -> nat -> 'a1 list

module Z :
 sig
  val double : z -> z

  val succ_double : z -> z

  val pred_double : z -> z

  val pos_sub : positive -> positive -> z

  val add : z -> z -> z

  val opp : z -> z

  val sub : z -> z -> z

  val mul : z -> z -> z

  val pow_pos : z -> positive -> z

  val pow : z -> z -> z

  val compare : z -> z -> comparison

  val leb : z -> z -> bool

  val ltb : z -> z -> bool

  val eqb : z -> z -> bool

  val max : z -> z -> z

  val min : z -> z -> z

  val abs : z -> z

  val to_nat : z -> nat

  val of_nat : nat -> z

  val of_N : n -> z

  val pos_div_eucl : positive -> z -> z * z

  val div_eucl : z -> z -> z * z

  val div : z -> z -> z

  val modulo : z -> z -> z

  val odd : z -> bool

  val log2 : z -> z

  val gcd : z -> z -> z

  val coq_lor : z -> z -> z

  val coq_land : z -> z -> z

  val eq_dec : z -> z -> bool
 end

type 'c pol =
| Pc of 'c
| Pinj of positive * 'c pol
| PX of 'c pol * positive * 'c pol

val p0 : 'a1 -> 'a1 pol

val p1 : 'a1 -> 'a1 pol

val peq : ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol -> bool

val mkPinj : positive -> 'a1 pol -> 'a1 pol

val mkPinj_pred : positive -> 'a1 pol -> 'a1 pol

val mkPX :
  'a1 -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val mkXi : 'a1 -> 'a1 -> positive -> 'a1 pol

val mkX : 'a1 -> 'a1 -> 'a1 pol

val popp : ('a1 -> 'a1) -> 'a1 pol -> 'a1 pol

val paddC : ('a1 -> 'a1 -> 'a1) -> 'a1 pol -> 'a1 -> 'a1 pol

val psubC : ('a1 -> 'a1 -> 'a1) -> 'a1 pol -> 'a1 -> 'a1 pol

val paddI :
  ('a1 -> 'a1 -> 'a1) -> ('a1 pol -> 'a1 pol -> 'a1 pol) -> 'a1 pol ->
  positive -> 'a1 pol -> 'a1 pol

val psubI :
  ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1) -> ('a1 pol -> 'a1 pol -> 'a1 pol) ->
  'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val paddX :
  'a1 -> ('a1 -> 'a1 -> bool) -> ('a1 pol -> 'a1 pol -> 'a1 pol) -> 'a1 pol
  -> positive -> 'a1 pol -> 'a1 pol

val psubX :
  'a1 -> ('a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> ('a1 pol -> 'a1 pol -> 'a1
  pol) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val padd :
  'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol ->
  'a1 pol

val psub :
  'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1) -> ('a1
  -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol -> 'a1 pol

val pmulC_aux :
  'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 -> 'a1
  pol

val pmulC :
  'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1
  -> 'a1 pol

val pmulI :
  'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> ('a1 pol ->
  'a1 pol -> 'a1 pol) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val pmul :
  'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 ->
  bool) -> 'a1 pol -> 'a1 pol -> 'a1 pol

val mk_X : 'a1 -> 'a1 -> positive -> 'a1 pol

val w : z

type reg =
| RAX
| RBX
| RCX
| RDX
| RSI
| RDI
| RBP
| RSP
| R8
| R9
| R10
| R11
| R12
| R13
| R14
| R15

type flag =
| CF
| OF

type loc =
| LR of reg
| LF of flag
| LM of z * z

type val0 =
| I of z
| P of z * z

type state = loc -> val0 option

val regn : reg -> z

val loc_eqb : loc -> loc -> bool

val upd : state -> loc -> val0 option -> state

type opnd =
| OR of reg
| OM of reg * z
| OI of z

type arith =
| Add
| Adc
| Adcx
| Adox
| Sub
| Sbb

type instr =
| IMov of opnd * opnd
| ILea of reg * reg * reg option * z * z
| IArith of arith * reg * opnd
| IMulx of reg * reg * opnd
| IMul of opnd
| IImul of reg * opnd * opnd
| IZero of reg
| IMask of reg
| IAnd of reg * opnd
| IOr of reg * opnd
| ICmp of opnd * opnd
| IBit of bool * reg * z
| ICmov of bool * flag * reg * opnd
| ISet of flag * reg
| IShl of reg * z
| IShr of reg * z
| IShld of reg * reg * z
| IShrd of reg * reg * z
| IPush of reg
| IPop of reg
| IStack of z

val place : state -> opnd -> loc option

val readv : state -> opnd -> val0 option

val read : state -> opnd -> z option

val readf : state -> flag -> z option

val write : state -> opnd -> val0 -> state option

val noflags : state -> state

val setr : state -> reg -> z -> state

val setf : state -> flag -> z -> state

type obs = ((z * z) * z) * z

val step : instr -> state -> (state * obs) option

type 'a parser0 = z list -> ('a * z list) option

val give : 'a1 -> 'a1 parser0

val fail : 'a1 parser0

val bind : 'a1 parser0 -> ('a1 -> 'a2 parser0) -> 'a2 parser0

val integer : z parser0

val octet : z parser0

val unsigned : nat -> z parser0

val signed : nat -> z parser0

val immediate : nat -> opnd parser0

val reg_at : z -> reg

type rex = { there : bool; wide : bool; to_reg : z; to_index : z; to_rm : z }

val rex_of : z -> rex

val rex_read : rex parser0

type target =
| Direct of reg
| Address of reg * reg option * z * z

val sib : rex -> ((z * reg option) * z) parser0

val modrm : rex -> (z * target) parser0

val group : rex -> (z * opnd) parser0

val both : rex -> (reg * opnd) parser0

val is_reg : reg -> opnd -> bool

val row : z -> (z * 'a1 parser0) list -> 'a1 parser0

val two : z -> opnd -> opnd -> instr parser0

val two_const : rex -> z -> opnd -> z -> instr parser0

val one : rex -> (reg -> (z * instr parser0) list) -> instr parser0

val low_byte : rex -> opnd -> reg parser0

val set_word : rex -> flag -> instr parser0

val short : rex -> z -> instr parser0

val long : rex -> z -> instr parser0

val mulx : instr parser0

val carried : arith -> instr parser0

type item =
| Plain of instr
| Again of opnd * z
| Call
| Return

val again : rex -> item parser0

val plain : instr parser0 -> item parser0

val item_read : item parser0

val window : z list -> z list

val fetch : z list -> z -> (item * z) option

val entry : z list -> z

type linked =
| Linked of z list * (z * linked) list

val octets : linked -> z list

val called : linked -> z -> linked option

val words : z -> z -> nat -> loc list

type fop = { scale : z; terms : ((z * nat option) * nat option) list }

val elem : z list -> nat option -> z

val total : z list -> fop -> z

type 'c claimed = { code : 'c; prime : z; pointers : (reg * z) list;
                    inputs : (loc list * z) list; program : fop list;
                    outputs : ((loc list * nat) * z) list;
                    tests : (reg * nat) list; frame : z }

val frame_words : 'a1 claimed -> loc list

val writable : 'a1 claimed -> loc list

val registers : reg list

val kept : reg list

val partitions : nat -> z list list

val block_in : z list -> z -> z

val loc_in : z list -> loc -> loc

val overlapped : z list -> 'a1 claimed -> 'a1 claimed

val blocks : loc list -> z list

val outputs_apart : 'a1 claimed -> z list -> bool

val overlaps : 'a1 claimed -> z list list

type stated =
| Once of linked claimed
| Repeated of linked claimed * fop

val in_memory : 'a1 claimed -> loc list -> bool

val pointing : 'a1 claimed -> z list

val in_register : 'a1 claimed -> loc list -> bool

val determines : z -> fop list -> bool

val numbered : z -> (reg * z) list -> bool

val sensible_routine : 'a1 claimed -> bool

val sensible_rounds : 'a1 claimed -> fop -> bool

val registers_of : instr -> reg list

val operands_of : instr -> opnd list

val is_rsp : reg -> bool

val near : opnd -> bool

val calm : instr -> bool

val lowers : instr -> bool

val raises : instr -> bool

val behind : (instr -> bool) -> instr list -> instr list

val upward : opnd -> bool

val hands_on : instr -> bool

val listed : nat -> z list -> z -> ((z * instr) * z option) list option

val orderly : linked -> bool

val sensible : stated -> bool

val with_code : 'a2 -> 'a1 claimed -> 'a2 claimed

val items : nat -> z -> z list -> (z * item) list option

val straight : (z * item) list -> instr list * (z * item) list

val before : z -> (z * item) list -> nat

val starts_at : z -> (z * item) list -> bool

val all_items : z list -> (z * item) list option

type decoded =
| Linear of instr list
| Looped of instr list * instr list * opnd * instr list

val decode : z list -> decoded option

type text = char list
  (* singleton inductive, whose constructor was Text *)

val bytes_of : text -> char list

val digit : char -> n option

val longest_shift : n

val number_of : bool -> n option -> n -> z option

val numbers : char list -> bool -> bool -> n option -> n -> z list option

val longest : z

val small : nat parser0

val times : 'a1 parser0 -> nat -> 'a1 list parser0

val many : 'a1 parser0 -> 'a1 list parser0

val register : reg parser0

val row_of_words : loc list parser0

val earlier : nat option parser0

val term : ((z * nat option) * nat option) parser0

val operation : fop parser0

val calls_read : (z * linked) list parser0

val claim_of_bytes : linked claimed parser0

val whole : 'a1 parser0 -> text -> 'a1 option

val statement : text -> stated option

val pair : positive -> positive -> positive

val unpair : positive -> positive * positive

val lin : positive -> positive

val quad : positive -> positive -> positive

type poly = (positive * z) list

val mul_mono : positive -> positive -> positive option

val pscale : z -> poly -> poly

val mul1 : positive -> z -> poly -> poly option

val pmul0 : poly -> poly -> poly option

type tree =
| Leaf
| Node of tree * z * tree

val tadd : positive -> z -> tree -> tree

val tget : positive -> tree -> z

val tzero : tree -> bool

val tmultiple : z -> tree -> bool

type ivl = z * z

val iadd : ivl -> ivl -> ivl

val iscale : z -> ivl -> ivl

val imul : ivl -> ivl -> ivl

val tivl : (positive -> ivl option) -> tree -> ivl option

val append : positive -> positive -> positive

module PositiveMap :
 sig
  type key = positive

  type 'a tree =
  | Leaf
  | Node of 'a tree * 'a option * 'a tree

  type 'a t = 'a tree

  val empty : 'a1 t

  val find : key -> 'a1 t -> 'a1 option

  val add : key -> 'a1 -> 'a1 t -> 'a1 t

  val xelements : 'a1 t -> key -> (key * 'a1) list

  val elements : 'a1 t -> (key * 'a1) list
 end

type fact = { def : poly option; bnd : ivl }

type know = fact PositiveMap.t

val find0 : positive -> know -> fact option

val put : positive -> fact -> know -> know

val const : know -> positive -> z option

val alias : know -> positive -> positive

val insert : know -> positive -> z -> tree -> tree

val insert_all : know -> z -> poly -> tree -> tree

val subst1 : know -> positive -> tree -> tree

val substs : know -> nat -> positive -> tree -> tree

val subst2 : know -> positive -> tree -> tree

val opened : know -> positive -> poly -> tree -> tree

val expand : know -> positive -> positive -> poly -> tree

val mono_ivl : know -> positive -> ivl option

val is_zero : know -> tree -> bool

type claim =
| Within of positive * ivl
| Equals of positive * poly * positive * positive

type hints =
| Done
| Bound of positive * z * poly * positive * positive * hints
| Multiple of positive * z * positive * positive * hints
| Same of positive * poly * (((z * poly) * positive) * positive)
   * (((z * poly) * positive) * positive) * hints
| Claim of claim * hints
| Forget of positive * hints
| Absurd of positive * positive * hints
| Case of positive * hints * hints * claim * hints

val set_bnd : know -> positive -> ivl -> know

val impossible : know -> claim -> bool

val holds_claim : know -> claim -> bool

val add_claim : know -> claim -> know

val at_most : know -> poly -> (((z * poly) * positive) * positive) -> z option

val is_at_most :
  know -> poly -> (((z * poly) * positive) * positive) -> z -> bool

val apply : hints -> know -> know option

type sval =
| SI of poly
| SP of z * z
| SO of loc
| SSome
| STop

type sstate = (loc * sval) list

val lookup : loc -> sstate -> sval option

val store : loc -> sval -> sstate -> sstate

val sstack : sstate -> (z * z) option

val splace : sstate -> opnd -> loc option

val sreadv : sstate -> opnd -> sval option

val sread : sstate -> opnd -> poly option

val sreadf : sstate -> flag -> poly option

val swrite : sstate -> opnd -> sval -> sstate option

val snoflags : sstate -> sstate

val ssetr : sstate -> reg -> poly -> sstate

val ssetf : sstate -> flag -> poly -> sstate

val v1 : positive -> positive

val v2 : positive -> positive

val v3 : positive -> positive

val v4 : positive -> positive

val at1 : positive -> poly

val word : poly option -> fact

val poly_eqb : poly -> poly -> bool

type splits = ((poly * z) * positive) list

val same : poly -> z -> splits -> poly option

val log0 : z -> z option

val as_const : poly -> z option

val as_mask : know -> poly -> poly option

val quotient_of : know -> poly -> z -> splits -> poly option

val quotient : positive -> poly -> z -> splits -> know -> know

val masked : know -> poly -> poly -> (poly * poly) option

val is_multiple : know -> z -> poly -> bool

val most_of : know -> poly -> z option

val apart : know -> poly -> poly -> bool

val as_bit : know -> poly -> bool

val sstep :
  instr -> positive -> sstate -> know -> splits -> ((sstate * know) * splits)
  option

val restate : positive -> reg -> sstate -> know -> sstate

val srun :
  ((positive * positive) * reg) list -> instr list -> positive -> sstate ->
  know -> splits -> (sstate * know) option

type reason =
| Congruent of hints * poly * poly * positive * positive
| Either of positive * reason * reason
| Impossible of hints * positive

type step_cert = { before0 : hints; value : poly list;
                   earlier0 : (poly * nat) list; why : reason }

type bound_cert =
| Words
| Leaf0 of hints * z * poly * positive * positive
| Empty of hints * positive
| Split of positive * bound_cert * bound_cert

type certificate = { first : positive;
                     sums : ((positive * positive) * reg) list;
                     names : poly list; steps : step_cert list;
                     after : hints; bounds : bound_cert list;
                     zero_tests : (bound_cert * bound_cert) list }

val idx : positive -> positive

val is_before : positive -> poly -> bool

val named : positive -> poly list -> know -> know

val last : instr list claimed -> positive -> positive

val input_id : nat -> positive

val weigh : poly list -> poly

val all_registers : sstate

val stores : (loc * sval) list -> sstate -> sstate

val position : loc -> loc list -> nat option

val input_words : instr list claimed -> loc list

val word_poly : instr list claimed -> loc -> poly

val elements0 : instr list claimed -> poly list

val elem_id : instr list claimed -> nat -> positive

val init_S : instr list claimed -> sstate

val init_words : nat -> know -> know

val init_elems :
  instr list claimed -> nat -> poly list -> z list -> know -> know

val init_G : instr list claimed -> know

val pelem : poly list -> nat option -> poly option

val ptotal : poly list -> ((z * nat option) * nat option) list -> poly option

val is_zero_word : know -> (positive * z) -> bool

val check_reason : z -> poly -> reason -> know -> bool

val multiples_of : poly list -> (poly * nat) list -> poly

val check_steps :
  z -> fop list -> step_cert list -> poly list -> poly list -> know -> (poly
  list * know) option

val read_words : sstate -> loc list -> poly list option

val lies : sstate -> poly list -> know -> loc list -> nat -> bool

val check_bound : know -> poly -> z -> bound_cert -> bool

val bounded :
  poly list -> know -> ((loc list * nat) * z) -> bound_cert -> bool

val check_output :
  sstate -> poly list -> know -> ((loc list * nat) * z) -> bound_cert -> bool

val check_test :
  z -> sstate -> poly list -> know -> (reg * nat) ->
  (bound_cert * bound_cert) -> bool

val is_kept : sstate -> reg -> bool

val is_same : instr list claimed -> (loc * sval) -> bool

val is_word : loc -> bool

val ran : instr list claimed -> certificate -> (sstate * know) option

val valued :
  instr list claimed -> certificate -> know -> (poly list * know) option

val check : instr list claimed -> certificate -> bool

val renamed_unknown : loc list -> positive -> positive

val renamed_mono : (positive -> positive) -> positive -> positive

val renamed_poly : (positive -> positive) -> poly -> poly

val renamed_claim : (positive -> positive) -> claim -> claim

val renamed_hints : (positive -> positive) -> hints -> hints

val renamed_bound : (positive -> positive) -> bound_cert -> bound_cert

val renamed_reason : (positive -> positive) -> reason -> reason

val renamed : (positive -> positive) -> certificate -> certificate

val implied :
  (positive -> positive) -> positive -> know -> (positive * fact) -> bool

val polys_eqb : poly list -> poly list -> bool

val check_overlap :
  instr list claimed -> certificate -> know -> poly list -> z list -> bool

val check_apart :
  instr list claimed -> certificate -> (know * poly list) option

val check_for_all_overlaps : instr list claimed -> certificate -> bool

type loop = { outer : instr list claimed; body : instr list; counter : 
              opnd; tail : instr list; round : fop }

val overlapped_loop : z list -> loop -> loop

type loop_cert = { head_first : positive; places : loc list;
                   changed : loc list; body_first : positive;
                   body_sums : ((positive * positive) * reg) list;
                   made : step_cert; within : bound_cert;
                   tail_first : positive }

val carried_bound : loop -> z

val inner : loop -> loop_cert -> loc -> instr list claimed

val settle : instr list claimed -> loc -> sval -> sval

val settled : instr list claimed -> sstate -> sstate

val between : instr list claimed -> loc list -> sstate -> sstate

val keeps : instr list claimed -> sstate -> sstate -> bool

val is_left : instr list claimed -> (loc * sval) -> bool

val of_first : fop -> bool

val check_body : loop -> loop_cert -> loc -> sstate -> bool

val check_loop : loop -> loop_cert -> bool

val unknown : positive parser0

val amount : positive parser0

val monomial : positive parser0

val polynomial : poly parser0

val claim_read : claim parser0

val side : (((z * poly) * positive) * positive) parser0

val hints_read : nat -> hints parser0

val deepest : nat

val bound_read : nat -> bound_cert parser0

val reason_read : nat -> reason parser0

val most_cases : nat

val step_read : step_cert parser0

val certificate_read : certificate parser0

val loop_certificate_read : loop_cert parser0

val loop_of :
  linked claimed -> fop -> instr list -> instr list -> opnd -> instr list ->
  loop

val accepts_stated : stated -> text -> bool

val accepts : text -> text -> bool

val loc_eq_dec : loc -> loc -> bool

val seat : (z * z) list -> z -> z * z

val moved : (z * z) list -> loc -> loc

type word0 =
| WO of loc
| WP of z * z
| WI of z
| WV of nat * nat
| WSome

type table = (loc * word0) list

val lookup0 : loc -> table -> word0 option

val store0 : loc -> word0 -> table -> table

val stores0 : table -> table -> table

type kind =
| Below of z
| Equal of nat
| Number of z
| Unplaced

type sym = { held : table; kinds : kind list; todo : fop list }

val place_of : table -> opnd -> loc option

val word_at : table -> opnd -> word0 option

val put_at : table -> opnd -> word0 -> table option

val stepped : instr -> table -> table option

val part : z -> nat -> z

val is_part : kind list -> word0 -> nat -> nat -> bool

val bound_of : kind list -> nat -> z option

val counted_words : loc list -> (loc * nat) list

val holds_value : table -> kind list -> loc list -> nat -> z -> bool

type extra =
| Constant of z
| Copy of nat

type going = { extras : extra list; which : nat; ids : nat list }

val made0 : z -> extra -> sym -> sym option

val all_made : z -> extra list -> sym -> sym option

val renamed0 : nat list -> nat -> nat -> nat

val renamed_op : nat list -> nat -> fop -> fop

val nat_eqb : nat option -> nat option -> bool

val term_eqb :
  ((z * nat option) * nat option) -> ((z * nat option) * nat option) -> bool

val all_eqb : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool

val op_eqb : fop -> fop -> bool

val args_of : table -> (reg * z) list -> (z * z) list

val same_place : (z * z) -> (z * z) -> bool

val first_of : (z * z) -> (z * z) list -> z

val distinct : (z * z) list -> (z * z) list -> (z * z) list

val footprint : linked claimed -> loc list

val in_block : loc -> bool

val is_argument : linked claimed -> table -> (z * z) list -> (reg * z) -> bool

val of_output : linked claimed -> nat -> kind

val left_by : loc list -> loc -> word0 -> word0

val call_fits :
  linked claimed -> z -> (z * z) list -> nat list -> table -> kind list ->
  bool

val call_leaves :
  linked claimed -> (z * z) list -> nat list -> table -> nat -> table

val went : linked claimed -> z -> z -> nat list -> sym -> sym option

val same_code : linked -> linked -> bool

val walked :
  linked -> z -> linked claimed list -> (z * item) list -> going list ->
  extra list -> sym -> sym option

val read_words0 : linked claimed -> loc list

val elements_held : linked claimed -> table

val first_held : linked claimed -> table

val words_of : linked claimed -> nat -> loc list

val first_kind : linked claimed -> nat -> kind

val is_kept0 : table -> reg -> bool

val word_eqb : word0 -> word0 -> bool

val is_left0 : linked claimed -> table -> (loc * word0) -> bool

val check0 :
  linked claimed -> linked claimed list -> going list -> extra list -> bool

val extra_read : extra parser0

val going_read : going parser0

val calls_certificate_read : (going list * extra list) parser0

val routines : text list -> linked claimed list option

val accepts_calls : text -> text list -> text -> bool

type field_op =
| Constant0 of z
| Plus of nat * nat
| Minus of nat * nat
| Times of nat * nat
| Over of nat * nat

type formula = { free : nat; operations : field_op list; nonzero : nat list;
                 assumed : (nat * nat) list; claimed0 : (nat * nat) list }

val two0 : (nat -> nat -> field_op) -> field_op parser0

val field_op_read : field_op parser0

val equation_read : (nat * nat) parser0

val formula_read : formula parser0

type poly0 = z pol

val padd0 : poly0 -> poly0 -> poly0

val psub0 : poly0 -> poly0 -> poly0

val pmul1 : poly0 -> poly0 -> poly0

val peq0 : poly0 -> poly0 -> bool

val unknown_of : nat -> poly0

val pinj : positive -> poly0 -> poly0

val px : poly0 -> positive -> poly0 -> poly0

type monomial0 = nat list

val monomial_poly : monomial0 -> poly0

val zeros : nat list -> bool

val split : poly0 -> monomial0 -> poly0 * poly0

type rule = monomial0 * poly0

val replace : nat -> rule -> poly0 -> bool * poly0

val replace_all : rule list -> poly0 -> bool * poly0

val reduce : nat -> rule list -> poly0 -> poly0

val sums0 : nat list -> nat list -> nat list

val gaps : nat list -> nat list -> nat list

val least : nat list -> nat list -> nat list

val within0 : nat list -> nat list -> bool

type fraction = { above : poly0; under : nat list }

type certificate0 = { factors : poly0 list;
                      solutions : (((((nat * nat) * nat) * nat
                                  list) * z) * nat list list) list;
                      rules_hints : (nat * nat list list);
                      rules : (monomial0 * (nat * poly0) list) list;
                      hints0 : nat list list }

val units : poly0 list -> nat list

val times0 : rule list -> poly0 -> poly0 -> poly0

val power : rule list -> poly0 -> nat -> poly0

val product : rule list -> poly0 list -> nat list -> poly0

val widened : rule list -> poly0 list -> poly0 -> nat list -> poly0

val combine0 :
  rule list -> poly0 list -> (poly0 -> poly0 -> poly0) -> fraction ->
  fraction -> fraction

val factored : rule list -> poly0 list -> nat list -> fraction -> bool

val over :
  rule list -> poly0 list -> nat list -> nat list -> fraction -> fraction ->
  fraction option

val step0 :
  rule list -> poly0 list -> field_op -> nat list -> nat list list ->
  fraction list -> (fraction * nat list list) option

val learn :
  rule list -> poly0 list -> nat list -> nat -> fraction -> nat list -> nat
  list list -> (nat list * nat list list) option

val execute :
  rule list -> poly0 list -> nat list -> field_op list -> nat list -> nat
  list list -> fraction list -> fraction list option

val start :
  rule list -> poly0 list -> nat list -> field_op list -> nat list -> nat
  list list -> fraction list -> fraction list -> nat -> fraction list option

val run :
  rule list -> poly0 list -> nat list -> field_op list -> nat list list ->
  fraction list -> fraction list option

val gap :
  rule list -> poly0 list -> fraction list -> (nat * nat) -> fraction option

val plain0 : nat -> fraction list

val replaced : 'a1 list -> nat -> 'a1 -> 'a1 list

val solve :
  formula -> poly0 list -> (((((nat * nat) * nat) * nat list) * z) * nat list
  list) list -> fraction list -> fraction list option

val multiples : fraction list -> (nat * poly0) list -> poly0 option

val listed0 : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list option

val rule_of : fraction list -> (monomial0 * (nat * poly0) list) -> rule option

val check_formula : formula -> certificate0 -> bool

val monomial_read : poly0 parser0

val poly_read : poly0 parser0

val exponents : nat list parser0

val certificate_read0 : certificate0 parser0

val accepts0 : text -> text -> bool

type link = { one_is : z; flags : (nat * z) list; given : (nat * nat) list;
              known : (nat * z) list; joined : (nat * nat) list;
              results : nat list }

val distinct0 : nat list -> bool

val is_free : formula list -> nat -> bool

val sensible_link : linked claimed -> formula list -> link -> bool

val numbered0 : 'a1 parser0 -> (nat * 'a1) parser0

val link_read : link parser0

type poly1 = poly0

val shifted : nat -> field_op -> field_op

val makers : nat -> formula list -> field_op option list

val behind_operands : field_op -> nat -> bool

val lookup1 : nat -> (nat * 'a1) list -> 'a1 option

val is_multiple0 : z -> poly1 -> bool

val inverse : z -> (z * z) list -> z -> z option

val expand0 :
  z -> field_op option list -> link -> (z * z) list -> nat -> bool -> nat
  list -> nat -> poly1

val depth : nat

val element :
  z -> field_op option list -> link -> (z * z) list -> nat list -> nat ->
  poly1

val image_of :
  z -> field_op option list -> link -> (z * z) list -> nat -> poly1 option

val image : poly1 option list -> nat option -> poly1 option

val sum :
  poly1 option list -> ((z * nat option) * nat option) list -> poly1 option

val fit :
  z -> field_op option list -> link -> (z * z) list -> fop list -> nat list
  -> nat list -> poly1 option list -> (nat list * poly1 option list) option

val fit_result :
  z -> field_op option list -> link -> (z * z) list -> nat list -> poly1
  option list -> nat -> nat -> bool

val fits_program :
  z -> field_op option list -> link -> (z * z) list -> nat -> fop list -> nat
  list -> nat list -> bool

val fits_routine :
  linked claimed -> formula list -> link -> (z * z) list -> nat list -> bool

val hints_read0 : ((z * z) list * nat list) parser0

val all_of : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list option

val accepts_link : text -> text list -> text -> text -> bool

val accepts_calls0 : text -> text list -> text -> bool

val accepts_formula : text -> text -> bool

val accepts_link0 : text -> text list -> text -> text -> bool
