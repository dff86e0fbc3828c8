import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository } from '../../scripts/process/paths.mjs';
import { FIDELITY_RULES, type FidelityRule, ruleOf } from './rules';
import { FidelityRun, type RunSetup } from './run/FidelityRun';
import { describeCell } from './run/FormCell';
import type { PlannedForm } from './run/planForms';

export interface Judgement {
  readonly faults: readonly string[];
  readonly rules: ReadonlySet<FidelityRule>;
}

export async function judgeForms(
  setup: RunSetup,
  forms: readonly PlannedForm[],
  report: string,
): Promise<Judgement> {
  const file = inRepository(`.cache/fidelity/${report}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  const run = new FidelityRun(setup);
  const faults: string[] = [];
  const rules = new Set<FidelityRule>();
  for (const form of forms) {
    const lost = (await run.judge(form)).filter(({ outcome }) => outcome.kind !== 'kept');
    for (const judged of lost) {
      const rule = ruleOf(judged);
      if (rule === undefined) faults.push(describeCell(judged));
      else rules.add(rule);
    }
    writeFileSync(file, [...faults, ''].join('\n'));
  }
  return { faults, rules };
}

export function unneeded(kind: string, rules: ReadonlySet<FidelityRule>): readonly string[] {
  return FIDELITY_RULES.filter((rule) => rule.kinds.includes(kind) && !rules.has(rule)).map(
    ({ controls, becomes }) => `${kind} | ${controls.join(', ')} | ${becomes}`,
  );
}
