import { DEEDS } from './deeds/deeds';
import { FORM_KINDS } from './kinds/formKinds';
import { FIDELITY_RULES } from './rules';
import { planForms } from './run/planForms';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(String).join(' | ')} |`).join('\n');

const listed = (names: readonly string[] | undefined, all: string) => names?.join(', ') ?? all;

export function fidelityPage(): string {
  const kinds = FORM_KINDS.map((kind) => {
    const cells = planForms(kind).reduce((sum, form) => sum + form.cells.length, 0);
    return [kind.name, kind.controls.map(({ name }) => name).join('; '), cells];
  });
  const rules = FIDELITY_RULES.map(({ kinds: of, controls, types, deeds, outcome, becomes, reason }) => [
    of.join(', '),
    controls.join('; '),
    listed(types, 'all'),
    listed(deeds, 'all'),
    outcome === 'blocked' ? `Not sent. ${becomes}` : becomes,
    reason,
  ]);
  return `# Fidelity of forms

What a person did not change stays in the engine as it was: the same type and, digit for digit, the same value. Forms made by one
program prove it in a browser, on Operaton and on Camunda 7, every night; \`npm test\` tries a tenth of what is completed untouched, chosen by the seed.
\`e2e/fidelity\` has the program, which also writes this page: \`npm run update -- fidelity\`.

A cell is a stored value, the control that shows it, and what a person does before completing the form: ${DEEDS.map(({ name }) => name).join('; ')}.
The variables of the engine are compared before and afterwards, with all their digits. Forms that start a process begin with
values of the form, and these are stored. What is typed and does not fit (2^53 + 1, 21 digits, 0.1 for an Integer, 31 February, half a
date, broken JSON, letters for a number) must be refused at its field, in words, before anything is sent; what fits is stored as it was typed.

${table(['Kind of form', 'Controls', 'Cells'], kinds)}

On commit 204e740e, before anything was mended, these cells changed or kept the form from being completed when nothing was touched:
form-js 4330 of 5582, html 1041 of 1807, angularjs at least 988 of 1807, generated 89 of 241, generic 0 of 95, html-start 10 and
angularjs-start 16 of 146 each, form-js-start and generated-start none.

## Cells that are not plain

In these the variable changes, or the form is not sent before somebody corrects it. A rule that no cell needs fails the nightly run.

${table(['Kind of form', 'Controls', 'Stored', 'Done', 'What becomes of it', 'Why'], rules)}
`;
}
