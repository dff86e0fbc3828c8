import type { EngineError } from '@taskweave/engine-client/EngineError';

/** A beginning that only names the call and an id. */
const NAMES_CALL =
  /^(Cannot submit task form|Cannot instantiate process definition|Cannot complete task) \S+: /;

const TECHNICAL = /ENGINE-\d|###|Exception\b|\n|\b(org|java|com|io)\.\w+\.|SQL|^Cannot \w+ .*: *$/;

/** What is longer than this is not meant to be read as a sentence. */
const LONGEST = 300;

export type EngineWords =
  /** A process or a validator speaks to people: said as it is. */
  | { readonly to: 'people'; readonly text: string }
  /** The engine speaks to developers: quoted. */
  | { readonly to: 'developers'; readonly text: string }
  /** Nobody of the engine said anything. */
  | null;

/** What the engine itself says of an error, and to whom. */
export function engineWords({ problem }: EngineError): EngineWords {
  if (problem.answeredBy !== 'engine' || problem.engineType === null) return null;
  const text = problem.message.replace(NAMES_CALL, '');
  return text.length > LONGEST || TECHNICAL.test(text)
    ? { to: 'developers', text: problem.message }
    : { to: 'people', text };
}
