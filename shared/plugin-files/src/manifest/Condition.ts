/** When a contribution is shown, as data: decided before any code is loaded. Every given condition must hold. */
export interface Condition {
  readonly processDefinitionKey?: readonly string[];
  readonly engine?: readonly string[];
  /** The user is in one of these groups. This only hides: authorization is up to the engine. */
  readonly groups?: readonly string[];
  /** This flag of the administrator's file is on for the user. An undefined flag is off. */
  readonly flag?: string;
}
