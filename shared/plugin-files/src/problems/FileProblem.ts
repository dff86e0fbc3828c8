export type FileProblemCode =
  | 'PLG-101'
  | 'PLG-102'
  | 'PLG-103'
  | 'PLG-104'
  | 'PLG-105'
  | 'PLG-106'
  | 'PLG-110'
  | 'PLG-111';

export interface FileProblem {
  readonly code: FileProblemCode;
  readonly pointer: string;
  readonly message: string;
}
