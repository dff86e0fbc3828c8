import type { Task } from '@taskweave/engine-client/Task';
import type { Language, PluginServices } from '@taskweave/plugin-sdk';
import { newTasks } from './newTasks';
import { isQuiet, readChoice } from './noticeChoice';
import type { News, TellNews } from './TellNews';

export interface Notices {
  readonly tell: TellNews;
  readonly close: () => void;
}

export interface NoticeServices extends Pick<PluginServices, 'engine' | 'navigation' | 'storage' | 'user'> {
  readonly language: Pick<Language, 'locale' | 't'>;
}

const SHOWN = 'shown';
const MOST_KEPT = 200;
const MOST_AT_ONCE = 3;

/** For all tabs of a person together: none shows what another one has shown, or while a list is on screen in any of them. */
export function openNotices({ engine, language, navigation, storage, user }: NoticeServices): Notices {
  const { locks } = navigator;
  const name = `taskweave-notices:${JSON.stringify([engine.restRoot, user.id])}`;
  const shown: Notification[] = [];
  let leave: () => void = () => undefined;

  function follow(): void {
    leave();
    if (document.visibilityState !== 'visible') return;
    for (const notice of shown.splice(0)) notice.close();
    const isOver = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void locks.request(`${name}:seen`, { mode: 'shared' }, () => isOver);
  }

  async function tell({ query, place, ...rows }: News): Promise<void> {
    const fresh = newTasks({ ...rows, query, userId: user.id });
    if (fresh.length === 0) return;
    await locks.request(name, async () => {
      const { held = [] } = await locks.query();
      if (held.some((lock) => lock.name === `${name}:seen`)) return;
      if (isQuiet(readChoice(storage), new Date().getHours())) return;
      const former = [storage.get(SHOWN) ?? []].flat();
      const keyOf = ({ id, assignee }: Task) => `${id} ${assignee ?? ''}`;
      const news = fresh.filter((task) => !former.includes(keyOf(task)));
      storage.set(SHOWN, [...former, ...news.map(keyOf)].slice(-MOST_KEPT));
      if (news.length > MOST_AT_ONCE) show(language.t('notices.many', { count: news.length }), place, null);
      else for (const task of news) show(nameOf(task), `${reasonOf(task)} · ${place}`, task.id);
    });
  }

  function show(title: string, body: string, task: string | null): void {
    const notice = new Notification(title, { body, tag: `${name}:${task}`, lang: language.locale });
    shown.push(notice);
    notice.onclick = () => {
      window.focus();
      if (task !== null) navigation.openInbox({ task });
      notice.close();
    };
  }

  function reasonOf({ assignee }: Task): string {
    return language.t(assignee === null ? 'notices.offered' : 'notices.mine');
  }

  follow();
  document.addEventListener('visibilitychange', follow);
  return {
    tell,
    close: () => {
      document.removeEventListener('visibilitychange', follow);
      leave();
    },
  };
}

function nameOf({ name, taskDefinitionKey, id }: Task): string {
  return name ?? taskDefinitionKey ?? id;
}
