import { createTask, newMark, taskOfProcess, untilCompleted } from './ownTasks.mjs';

/** @type {readonly import('./journeys.mjs').Journey[]} */
export const processJourneys = [
  {
    name: 'starts a process by keys, is led to its task, and completes that',
    async act(person) {
      const key = newMark();
      await person.signIn();
      await person.click('button', 'Start process');
      await person.until(() => document.activeElement?.matches('[role="dialog"] input[type="search"]'));
      await person.tab.type('Load test');
      await person.seeNoMore('Data sheet');
      await person.tab.press('ArrowDown');
      await person.until(() => document.activeElement?.textContent?.startsWith('Load test'));
      await person.tab.press('Enter');
      await person.fill('textbox', 'Business key…', key);
      await person.click('button', 'Add a variable');
      await person.until(() =>
        document.activeElement?.matches('[role="dialog"] [role="group"] input, fieldset input'),
      );
      await person.tab.type('parcel');
      await person.tabTo('textbox', 'Value…');
      await person.tab.type(key);
      await person.click('button', 'Start');
      await person.see('Process started');
      const id = await person.untilEngine(
        `task?processInstanceBusinessKey=${key}`,
        ([task]) => task?.name === `Check parcel ${key}` && task.id,
      );
      await person.click('link', 'All tasks…');
      await person.click('link', `Check parcel ${key}…`);
      await person.until((task) => location.hash.includes(task), id);
      await person.find('heading', `Check parcel ${key}`);
      await person.click('button', 'Claim');
      await person.click('button', 'Complete');
      await person.see(`Check parcel ${key} completed`);
      await untilCompleted(person, id);
    },
  },
  {
    name: 'writes a comment, which is there after a reload',
    async act(person) {
      await person.signIn();
      const id = await createTask(person, `Paint the fence ${newMark()}`);
      await person.open(`#/?task=${id}&detailsTab=task-detail-comments`);
      await person.see('0 of 4,000 characters');
      await person.fill('textbox', 'Comment…', 'Green or white? <b>Ask</b>.');
      await person.tab.press('Control', 'Enter');
      await person.until(() => document.querySelector('textarea')?.value === '');
      await person.see('Green or white? <b>Ask</b>.');
      await person.open(`#/?task=${id}&detailsTab=task-detail-comments`);
      await person.see('Green or white? <b>Ask</b>.');
    },
  },
  {
    name: 'draws the diagram of a process, and moves it by keys',
    async act(person) {
      await person.signIn();
      const id = await taskOfProcess(person, 'key/holiday-request');
      await person.open(`#/?task=${id}&detailsTab=task-detail-diagram`);
      await person.see('Current activity: ');
      await person.tabTo('group', 'Diagram of Holiday request');
      const viewport = () => document.querySelector('svg > g.viewport')?.getAttribute('transform') ?? 'none';
      const before = await person.tab.run(viewport);
      await person.tab.press('+');
      await person.until(
        (was) => document.querySelector('svg > g.viewport')?.getAttribute('transform') !== was,
        before,
      );
      await person.until(() => {
        const box = document.querySelector('.diagram-current')?.getBoundingClientRect();
        return box !== undefined && box.width > 20 && box.height > 20;
      });
    },
  },
  {
    name: 'shows the tab of a plugin that another server has',
    async act(person) {
      await person.signIn();
      const id = await taskOfProcess(person, 'key/loan-granting/tenant-id/north', {
        amount: { type: 'Double', value: 48_000 },
        income: { type: 'Double', value: 2_000 },
      });
      await person.open(`#/?task=${id}`);
      await person.click('tab', 'Risk');
      await person.see('50 of 100');
      await person.open(`#/?task=${id}&detailsTab=task-detail-history`);
      await person.see('Created');
    },
  },
];
