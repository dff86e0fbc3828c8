import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { buildEngine } from '../../scripts/engine/buildEngine.mjs';
import { type RunningEngine, startEngine } from '../../scripts/engine/startEngine.mjs';
import { DEEDS } from '../fidelity/deeds/deeds';
import { judgeForms, unneeded } from '../fidelity/judgeForms';
import type { FormKind } from '../fidelity/kinds/FormKind';
import { FORM_KINDS } from '../fidelity/kinds/formKinds';
import { PLUGIN } from '../fidelity/kinds/pluginForms';
import { servePluginForm } from '../fidelity/plugin/servePluginForm';
import type { RunSetup } from '../fidelity/run/FidelityRun';
import { planForms } from '../fidelity/run/planForms';
import { AppPage } from '../fixtures/AppPage';
import { OwnData } from '../fixtures/OwnData';
import { signInByRest } from '../fixtures/signInByRest';
import { expect, test } from '../fixtures/test';
import { testEngine } from '../fixtures/testEngine';

const { TASKWEAVE_FIDELITY: chosen, TASKWEAVE_FIDELITY_DEED: chosenDeed } = process.env;
const KINDS = FORM_KINDS.filter(({ name }) => chosen === undefined || chosen === name);
const CHOSEN_DEEDS = DEEDS.filter(({ name }) => chosenDeed === undefined || name.includes(chosenDeed));

test.use({
  person: 'demo',
  expectedAnswers: { 400: /submit-form$/, 500: /submit-form$|rendered-form|deployed-form/, 404: /data$/ },
});
test.describe.configure({ retries: 0, timeout: 3_600_000 });
test.beforeEach(async ({ consoleGuard, engine, serve }, { title }) => {
  consoleGuard.expectNoise();
  if (title === titleOf(PLUGIN)) engine.configure(servePluginForm(await serve('e2e')));
});

const titleOf = ({ name }: FormKind) => `forms of the kind ${name} keep what nobody changed`;

async function expectKept(setup: RunSetup, kind: FormKind, report: string): Promise<void> {
  const { faults, rules } = await judgeForms(setup, planForms(kind, CHOSEN_DEEDS), report);
  const isWhole = CHOSEN_DEEDS.length === DEEDS.length;
  expect([...faults, ...(isWhole ? unneeded(kind.name, rules) : [])]).toEqual([]);
}

for (const kind of KINDS) {
  test(titleOf(kind), async ({ app, ownData, demo }) => {
    await expectKept({ app, ownData, demo }, kind, kind.name);
  });
}

test.describe('on Camunda 7', () => {
  let camunda: RunningEngine;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const { pluginsFile } = testEngine();
    const jar = await buildEngine({ engine: 'camunda' });
    camunda = await startEngine({ engine: 'camunda', jar, ...(pluginsFile !== '' && { pluginsFile }) });
  });

  test.afterAll(async () => {
    await camunda?.stop();
  });

  class CamundaPage extends AppPage {
    override get url(): string {
      return camunda.url;
    }
  }

  async function signedIn(context: BrowserContext, page: Page): Promise<RunSetup> {
    const { baseUrl } = camunda;
    await signInByRest(context, 'demo', { baseUrl });
    const demo = await signIn({ baseUrl, engine: 'default', userId: 'demo' });
    return { app: new CamundaPage(page), demo, ownData: new OwnData(demo) };
  }

  for (const kind of KINDS) {
    test(titleOf(kind), async ({ context, page }) => {
      await expectKept(await signedIn(context, page), kind, `${kind.name}-camunda`);
    });
  }
});
