export type FileProblemCode =
  | 'PLG-101' // not JSON, or not an object
  | 'PLG-102' // a member has the wrong type or value
  | 'PLG-103' // unknown member
  | 'PLG-104' // duplicate id
  | 'PLG-105' // not an address or origin
  | 'PLG-106' // not a hash
  | 'PLG-110' // undefined flag
  | 'PLG-111'; // scripts without hashes

export interface FileProblem {
  readonly code: FileProblemCode;
  readonly pointer: string;
  /** English predicate, as in `must be a string`. */
  readonly message: string;
}
