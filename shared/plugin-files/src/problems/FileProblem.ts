/** What is wrong, as a code; the texts are the reader's. */
export type FileProblemCode =
  | 'PLG-101' // not JSON, or not an object
  | 'PLG-102' // a member has the wrong type or value
  | 'PLG-103' // an unknown member
  | 'PLG-104' // an id that is taken
  | 'PLG-105' // not an address or origin
  | 'PLG-106' // not a hash
  | 'PLG-110' // a flag that is not defined
  | 'PLG-111'; // scripts without hashes

export interface FileProblem {
  readonly code: FileProblemCode;
  /** JSON pointer to the place. */
  readonly pointer: string;
  /** What must stand there, in English: `must be a string`. */
  readonly message: string;
}
