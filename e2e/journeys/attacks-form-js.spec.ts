import { createDealer } from '../attacks/poison';
import { watchPage } from '../attacks/watchPage';
import { deployForms, removeDeployment } from '../support/formsDeployment';
import { quiet } from '../support/quiet';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';
import { expect, test } from '../support/test';

/*
 * Texts that are code somewhere, in every text of a form-js schema that is deployed on the engine. Here the page's policy is
 * on: who deploys a form may write HTML, and it is the policy that keeps its pictures and styles from asking others.
 */

const isWhole = process.env.TASKWEAVE_ATTACKS === 'all';
const day = new Date().getDate();
const rounds = isWhole ? [0, 1, 2] : [day % 3];

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectMessage(/./);
});

for (const round of rounds) {
  test(`no text of a deployed form-js form is code (${round})`, async ({ app, page, ownData, engineAs }) => {
    test.setTimeout(90_000);
    const dealer = createDealer(round * 29, 'blocks');
    const demo = await engineAs('demo');
    const deployment = await deployForms(
      demo,
      ownData.mark.toLowerCase(),
      { hostile: { attributes: 'camunda:formKey="camunda-forms:deployment:hostile.form"' } },
      { 'hostile.form': JSON.stringify(hostileSchema(dealer.next)) },
    );
    try {
      const taskId = await ownData.taskOfProcess(deployment.keyOf('hostile'));
      await app.signIn('demo');
      const watch = await watchPage(page, app.url, /^(style|sends|element: <iframe>|opener)/);
      await app.open(`#/?task=${taskId}&detailsTab=task-detail-form`);
      await expect(page.getByRole('textbox', { name: /./ }).first()).toBeVisible();
      await expect(page.locator('main')).toContainText('‹');
      await quiet(page);
      await watch.expectNothing('form');
      await expectNoSidewaysScroll(page, 'form');
    } finally {
      await removeDeployment(demo, deployment.id);
    }
  });
}

const KINDS = [
  ...['textfield', 'textarea', 'number', 'checkbox', 'datetime', 'select', 'radio', 'checklist', 'taglist'],
  ...[
    'text',
    'html',
    'image',
    'button',
    'table',
    'group',
    'dynamiclist',
    'separator',
    'spacer',
    'filepicker',
  ],
  ...['documentPreview', 'expression', 'iframe'],
];

/** One component of each kind, in which whatever is a text is a payload. */
function hostileSchema(next: (field: string) => string): object {
  const text = (name: string) => next(`form#${name}`);
  return {
    type: 'default',
    id: 'hostile',
    schemaVersion: 16,
    components: KINDS.map((type, index) => ({
      type,
      id: `f${index}`,
      key: `k${index}`,
      path: type === 'dynamiclist' || type === 'group' ? `p${index}` : undefined,
      label: text('label'),
      description: text('description'),
      text: text('text'),
      content: text('content'),
      source: text('source'),
      url: text('url'),
      title: text('title'),
      alt: text('alt'),
      subtype: type === 'datetime' ? 'datetime' : undefined,
      dateLabel: text('dateLabel'),
      timeLabel: text('timeLabel'),
      defaultValue: type === 'textfield' || type === 'textarea' ? text('defaultValue') : undefined,
      values: [{ label: text('values.label'), value: text('values.value') }],
      columns: [{ label: text('columns.label'), key: 'a' }],
      dataSource: type === 'table' ? `=[{a: "x"}]` : undefined,
      appearance: { prefixAdorner: text('prefixAdorner'), suffixAdorner: text('suffixAdorner') },
      components: type === 'group' ? [{ type: 'textfield', id: 'g', key: 'g', label: text('label') }] : [],
    })),
  };
}
