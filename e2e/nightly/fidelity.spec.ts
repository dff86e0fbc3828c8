import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository } from '../../scripts/process/paths.mjs';
import { GENERATED, GENERIC } from '../fidelity/kinds/engineForms';
import { FORM_JS } from '../fidelity/kinds/formJsForms';
import { ANGULAR, HTML } from '../fidelity/kinds/htmlForms';
import { FidelityRun } from '../fidelity/run/FidelityRun';
import { cellsOf, describeCell } from '../fidelity/run/FormCell';
import { expect, test } from '../fixtures/test';

const chosen = process.env.TASKWEAVE_FIDELITY;

test.use({
  person: 'demo',
  expectedAnswers: { 400: /submit-form$/, 500: /submit-form$|rendered-form|deployed-form/, 404: /data$/ },
});
test.describe.configure({ retries: 0 });

for (const kind of [FORM_JS, HTML, ANGULAR, GENERATED, GENERIC]) {
  if (chosen !== undefined && chosen !== kind.name) continue;

  test(`forms of the kind ${kind.name} keep what nobody touched`, async ({
    app,
    ownData,
    demo,
    consoleGuard,
  }) => {
    test.setTimeout(1_800_000);
    // Browsers and libraries say that they cannot show a value.
    consoleGuard.expectNoise();
    await app.open();
    const cells = cellsOf(kind);
    const report = inRepository(`.cache/fidelity/${kind.name}.txt`);
    mkdirSync(dirname(report), { recursive: true });
    const lost: string[] = [];
    for await (const judged of new FidelityRun({ app, ownData, demo }).judge(kind, cells)) {
      lost.push(...judged.filter(({ outcome }) => outcome.kind !== 'kept').map(describeCell));
      writeFileSync(report, [...lost, ''].join('\n'));
    }
    expect(lost, `cells of ${cells.length} that are not kept`).toEqual([]);
  });
}
