import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('the history says in words what happened @T1.6', async ({ app, page, ownData, demo }) => {
  const id = await ownData.task({ name: `History ${ownData.mark}` });
  await demo.post(`task/${id}/claim`, { userId: 'demo' });
  await demo.post(`task/${id}/assignee`, { userId: 'mary' });
  await demo.post(`task/${id}/identity-links`, { groupId: 'sales', type: 'candidate' });
  await demo.post(`task/${id}/comment/create`, { message: `First line ${ownData.mark}\nsecond line` });
  const task = await demo.get(`task/${id}`);
  await demo.put(`task/${id}`, { ...task, due: '2027-03-04T17:00:00.000+0000' });

  await app.open(`#/?task=${id}&detailsTab=task-detail-history`);

  const list = page.getByRole('tabpanel').getByRole('list').first();
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'Claimed' })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: /^Assigned/ })).toContainText('Mary');
  await expect(list.getByRole('listitem').filter({ hasText: 'Candidate group added' })).toContainText(
    'Sales',
  );
  await expect(list.getByText(`First line ${ownData.mark}`)).toContainText('second line');
  await expect(list.getByRole('listitem').filter({ hasText: 'Due' })).toContainText('Mar 4, 2027');
  await expectAccessible(page, 'history');
});
