import { UNTOUCHED } from '../fidelity/deeds/deeds';
import { judgeForms } from '../fidelity/judgeForms';
import { FORM_KINDS } from '../fidelity/kinds/formKinds';
import { PLUGIN } from '../fidelity/kinds/pluginForms';
import { servePluginForm } from '../fidelity/plugin/servePluginForm';
import { planForms, tenthOf } from '../fidelity/run/planForms';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('forms keep what nobody changed: a tenth of what is completed untouched @S3.29', async ({
  app,
  ownData,
  demo,
  engine,
  serve,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  consoleGuard.expectNoise();
  const forms = tenthOf(
    FORM_KINDS.flatMap((kind) => planForms(kind, [UNTOUCHED])),
    Number(process.env.TASKWEAVE_SEED ?? 1),
  );
  if (forms.some(({ kind }) => kind === PLUGIN)) engine.configure(servePluginForm(await serve('e2e')));
  const { faults } = await judgeForms({ app, ownData, demo }, forms, 'tenth');
  expect(faults).toEqual([]);
});
