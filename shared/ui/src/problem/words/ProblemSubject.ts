/** A thing of the engine that a link or a call was about. */
export interface ProblemSubject {
  /** Its kind, as the engine or its API names it: `Task`, `ProcessInstance`, `process-instance`. */
  readonly resource: string;
  readonly id: string;
}
