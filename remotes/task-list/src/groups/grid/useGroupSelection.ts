import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useNotifications } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useSelection } from '../../bulk/Selection';
import { failureText } from '../../failures/failureText';
import type { Section } from '../rows/Sections';
import type { GroupRows } from '../rows/useGroupRows';
import { GROUP_TEXTS } from '../texts/groupTexts';

export function useGroupSelection(rows: Pick<GroupRows, 'tasksOf'>) {
  const selection = useSelection();
  const notifications = useNotifications();
  const { t } = useTexts(GROUP_TEXTS);
  const words = useProblemWords();

  async function load(section: Section): Promise<readonly Task[]> {
    try {
      return await rows.tasksOf(section);
    } catch (error) {
      await words.ready(error);
      const title = t('error.rows');
      notifications.notify({ kind: 'error', title, detail: failureText(error, { t, ...words }), error });
      return [];
    }
  }

  async function select(section: Section): Promise<boolean> {
    const tasks = await load(section);
    if (tasks.length === 0) return false;
    const before = [...selection.state.tasks.values()];
    selection.select([...new Map([...before, ...tasks].map((task) => [task.id, task])).values()]);
    const total = section.group.count ?? tasks.length;
    if (total > tasks.length)
      notifications.notify({
        kind: 'info',
        title: t('group.someSelected', { count: tasks.length, total }),
        tag: 'group-selection',
      });
    return true;
  }

  async function toggle(section: Section): Promise<void> {
    const tasks = await load(section);
    const { tasks: before } = selection.state;
    const ids = new Set(tasks.map(({ id }) => id));
    if (tasks.length > 0 && tasks.every(({ id }) => before.has(id)))
      selection.select([...before.values()].filter(({ id }) => !ids.has(id)));
    else await select(section);
  }

  return { select, toggle };
}
