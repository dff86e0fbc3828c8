export interface ProblemSubject {
  readonly resource: string;
  readonly id: string;
}
