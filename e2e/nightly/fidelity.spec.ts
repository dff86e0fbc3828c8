import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository } from '../../scripts/process/paths.mjs';
import { DEEDS, type Deed } from '../fidelity/deeds/deeds';
import { GENERATED, GENERIC, GENERIC_SHOWN } from '../fidelity/kinds/engineForms';
import type { FormKind } from '../fidelity/kinds/FormKind';
import { FORM_JS } from '../fidelity/kinds/formJsForms';
import { ANGULAR, HTML } from '../fidelity/kinds/htmlForms';
import { START_FORMS } from '../fidelity/kinds/startForms';
import { FidelityRun } from '../fidelity/run/FidelityRun';
import { describeCell } from '../fidelity/run/FormCell';
import { expect, test } from '../fixtures/test';

const chosen = process.env.TASKWEAVE_FIDELITY;
const chosenDeed = process.env.TASKWEAVE_FIDELITY_DEED;

const isChosen = ({ name, isForStarts }: Deed, { place }: FormKind) =>
  (chosenDeed === undefined || name.includes(chosenDeed)) && (place === 'task' || isForStarts);

test.use({
  person: 'demo',
  expectedAnswers: { 400: /submit-form$/, 500: /submit-form$|rendered-form|deployed-form/, 404: /data$/ },
});
test.describe.configure({ retries: 0 });

for (const kind of [FORM_JS, HTML, ANGULAR, GENERATED, GENERIC, GENERIC_SHOWN, ...START_FORMS]) {
  if (chosen !== undefined && chosen !== kind.name) continue;

  test(`forms of the kind ${kind.name} keep what nobody changed`, async ({
    app,
    ownData,
    demo,
    consoleGuard,
  }) => {
    test.setTimeout(3_600_000);
    // Browsers and libraries say that they cannot show a value.
    consoleGuard.expectNoise();
    const report = inRepository(`.cache/fidelity/${kind.name}.txt`);
    mkdirSync(dirname(report), { recursive: true });
    await app.open();
    const run = new FidelityRun({ app, ownData, demo });
    const lost: string[] = [];
    for (const deed of DEEDS.filter((deed) => isChosen(deed, kind))) {
      for await (const judged of run.judge(kind, deed)) {
        lost.push(...judged.filter(({ outcome }) => outcome.kind !== 'kept').map(describeCell));
        writeFileSync(report, [...lost, ''].join('\n'));
      }
    }
    expect(lost).toEqual([]);
  });
}
