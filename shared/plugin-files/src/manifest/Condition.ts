/** When a contribution is shown, as data: decided before any code is loaded. Every named condition must hold. */
export interface Condition {
  readonly processDefinitionKey?: readonly string[];
  readonly engine?: readonly string[];
  /** The person is in one of these groups. Hides, but protects nothing: the engine does that. */
  readonly groups?: readonly string[];
  /** This flag of the administrator's file is on for the person. One that the file does not define is off. */
  readonly flag?: string;
}
