import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 400: /\/filter\/[^/]+\//, 500: /\/filter\/[^/]+\// } });

test('a refused query shows why, and how to mend it', async ({ app, page, ownData }) => {
  const filterId = await ownData.filter(ownData.mark, { assigneeExpression: '#{nobody.knows}' });
  await app.openAs('demo', `#/?filter=${filterId}`);

  await expect(page.getByText('The engine rejected the query of this filter')).toBeVisible();
  await expectAccessible(page, 'query refused');
  await page.getByRole('button', { name: 'Edit filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit filter' })).toBeVisible();
});

test('a link to a page past the end says so, and leads back @T8.19', async ({ app, page, ownData }) => {
  await ownData.task({ name: `${ownData.mark} only`, assignee: 'demo' });
  const filterId = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}&page=9`);

  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toContainText('only');
  await page.getByRole('button', { name: 'Reset page' }).click();
  await expect(page).not.toHaveURL(/page=/);
});
