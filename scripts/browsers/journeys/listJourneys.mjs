import { createTask, newMark } from './ownTasks.mjs';

/** @type {readonly import('./journeys.mjs').Journey[]} */
export const listJourneys = [
  {
    name: 'finds a task by a filter and a search, opens it from the list, and finds a command by keys',
    async act(person) {
      const mark = newMark();
      await person.signIn();
      await createTask(person, `Paint the fence ${mark}`);
      await createTask(person, `Paint the gate ${mark}`);
      await person.click('link', 'All tasks…');
      await person.find('heading', 'All tasks…');
      await person.tab.press('/');
      await person.until(() => document.activeElement?.getAttribute('role') === 'combobox');
      await person.tab.type(`gate ${mark}`);
      await person.until(() => document.querySelectorAll('[role="grid"] [data-row]').length === 1);
      await person.tab.press('Enter');
      await person.find('button', `“${mark}”`);
      await person.until(() => document.querySelectorAll('[role="grid"] [data-row]').length === 1);
      await person.tab.press('Escape');
      await person.click('link', `Paint the gate ${mark}`);
      await person.until(() => /[?&]task=/.test(location.hash));
      await person.find('heading', `Paint the gate ${mark}`);
      await person.tab.press('Control', 'k');
      await person.until(() => document.querySelector('[role="dialog"] input') === document.activeElement);
      await person.tab.type('start process');
      await person.find('option', 'Start process…');
    },
  },
  {
    name: 'gets through a day of work without a mouse: signs in, filters, claims, fills, completes, signs out',
    async act(person) {
      const mark = newMark();
      const { tab } = person;
      await person.signIn();
      const id = await createTask(person, `B ${mark}`);
      await person.ask('filter/create', {
        resourceType: 'Task',
        name: `Filter ${mark}`,
        owner: 'demo',
        query: { nameLike: `%${mark}` },
        properties: { priority: 100 },
      });
      await person.open();
      await person.until(() => document.activeElement?.getAttribute('role') === 'row');
      await person.tabTo('link', `Filter ${mark}…`, 'backwards');
      await tab.press('Enter');
      await person.until(() => document.querySelectorAll('[role="grid"] [data-row]').length === 1);
      await person.tabTo('row', `B ${mark}…`);
      await tab.press('Enter');
      await person.find('heading', `B ${mark}`);
      await person.tabTo('button', 'Claim');
      await tab.press('Enter');
      await person.until(() => document.activeElement?.textContent === 'Complete');
      await person.tabTo('button', 'Add or change variables', 'backwards');
      await tab.press('Enter');
      await person.until(() => document.activeElement?.textContent === 'Add a variable');
      await tab.press('Enter');
      await person.until(() => document.activeElement?.matches('fieldset input, [role="group"] input'));
      await tab.type('byHand');
      await person.tabTo('textbox', 'Value…');
      await tab.type('no mouse');
      await tab.press('Control', 'Enter');
      await person.see(`B ${mark} completed`);
      await person.untilEngine(
        `history/variable-instance?taskIdIn=${id}`,
        ([one]) => one?.name === 'byHand' && one.value === 'no mouse',
      );
      await person.tabTo('button', 'Account of Dana Moreau', 'backwards');
      await tab.press('Enter');
      await person.until(() => document.activeElement?.closest('[role="menu"]') !== null);
      await tab.press('End');
      await person.until(() => document.activeElement?.textContent === 'Sign out');
      await tab.press('Enter');
      await person.see('You have signed out.');
    },
  },
];
