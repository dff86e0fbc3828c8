import type { EngineError } from '@taskweave/engine-client/EngineError';

const NAMES_CALL =
  /^(Cannot submit task form|Cannot instantiate process definition|Cannot complete task) \S+: /;

const TECHNICAL = /ENGINE-\d|###|Exception\b|\n|\b(org|java|com|io)\.\w+\.|SQL|^Cannot \w+ .*: *$/;

/** Characters; longer text is not meant to be read as a sentence. */
const LONGEST = 300;

export type EngineWords =
  /** From a process or a validator: shown as is. */
  | { readonly to: 'people'; readonly text: string }
  /** Technical: quoted. */
  | { readonly to: 'developers'; readonly text: string }
  | null;

export function engineWords({ problem }: EngineError): EngineWords {
  if (problem.answeredBy !== 'engine' || problem.engineType === null) return null;
  const text = problem.message.replace(NAMES_CALL, '');
  return text.length > LONGEST || TECHNICAL.test(text)
    ? { to: 'developers', text: problem.message }
    : { to: 'people', text };
}
