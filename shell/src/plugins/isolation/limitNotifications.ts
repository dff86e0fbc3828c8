import type { NotificationRequest, Notifications } from '@taskweave/plugin-sdk';
import { problemTitle } from '@taskweave/ui/host/problem-title';
import type { NotificationStore } from '../../notifications/NotificationStore';
import { exclusiveKey, kindOf } from '../../notifications/notificationFacts';
import { plainNotification } from './plainRequest';

export interface NotificationWallOptions {
  readonly pluginId: string;
  readonly store: Pick<NotificationStore, 'items' | 'notify'>;
  /** Whether the plugin has a say: one that was taken off the page has none. */
  readonly isOn: () => boolean;
  /** What stands below each message: whose it is. */
  readonly sourceText: () => string;
  /** The line for those that are not shown. */
  readonly moreText: (count: number) => string;
  /** What helps against a plugin that does not stop. */
  readonly moreActions: () => NotificationRequest['actions'];
  /** Told every ten seconds for as long as it goes on. */
  readonly onFlood: (message: string) => void;
  readonly now?: () => number;
}

/** So many of one plugin are on screen at the same time. */
const MOST = 3;
/** Milliseconds after which the plugin's messages go, errors too; and at most as often counts are drawn anew. */
const LONGEST = 60_000;
const PAUSE = 1000;
/** So many within so many milliseconds are a flood: until it ends, only the line that counts is shown. */
const FLOOD = 20;
const FLOOD_WINDOW = 10_000;

/**
 * Notifications as one plugin gets them: each says whose it is, the same one again only counts, and at most three stand on
 * the screen; the others are counted in one line.
 */
export function limitNotifications(options: NotificationWallOptions): Notifications {
  const { pluginId, store, isOn, sourceText, moreText, moreActions, onFlood, now = Date.now } = options;
  const moreKey = `${pluginId} more`;
  const counts = new Map<string, { count: number; readonly request: NotificationRequest }>();
  const changed = new Set<string>();
  let recent: number[] = [];
  let toldAt = Number.NEGATIVE_INFINITY;
  let more = 0;
  let isPlanned = false;

  function shownKeys(): readonly string[] {
    return store.items.flatMap(({ source }) => (source?.pluginId === pluginId ? [source.key] : []));
  }

  function isFlood(): boolean {
    const time = now();
    recent = [...recent, time].filter((one) => time - one < FLOOD_WINDOW).slice(-FLOOD - 1);
    if (recent.length <= FLOOD) return false;
    if (time - toldAt >= FLOOD_WINDOW) {
      toldAt = time;
      onFlood(`It showed more than ${FLOOD} notifications within ${FLOOD_WINDOW / 1000} seconds.`);
    }
    return true;
  }

  function show(key: string, request: NotificationRequest): () => void {
    const usual = kindOf(request) === 'error' ? LONGEST : 5000;
    const { duration = usual } = request;
    return store.notify({
      ...request,
      // It takes the place of its own, and of nobody else's.
      exclusive: `${pluginId} ${key}`,
      duration: duration > 0 ? Math.min(duration, LONGEST) : usual,
      // The line that counts says it itself.
      source: { pluginId, key, text: key === moreKey ? '' : sourceText() },
    });
  }

  /** Screen readers tell each change: they are told once a second, not fifty times. */
  function plan(key: string): void {
    changed.add(key);
    if (!isPlanned) setTimeout(draw, PAUSE);
    isPlanned = true;
  }

  function draw(): void {
    isPlanned = false;
    if (!isOn()) return;
    const shown = shownKeys();
    for (const key of changed) {
      const known = counts.get(key);
      if (key === moreKey) {
        show(moreKey, {
          kind: 'info',
          title: moreText(more),
          duration: 10_000,
          actions: moreActions() ?? [],
        });
      } else if (known !== undefined && shown.includes(key)) {
        show(key, {
          ...known.request,
          title: `${known.request.title ?? problemTitle(known.request.error)} (×${known.count})`,
        });
      }
    }
    changed.clear();
  }

  return {
    notify(given) {
      if (!isOn()) return () => undefined;
      const request = plainNotification(given);
      const key = exclusiveKey(request) ?? `${kindOf(request)} ${request.title} ${request.detail ?? ''}`;
      const shown = shownKeys();
      if (shown.length === 0) more = 0;
      for (const known of [...counts.keys()]) if (!shown.includes(known)) counts.delete(known);
      const isTooMuch = isFlood();
      const known = counts.get(key);
      if (known !== undefined) {
        // One that takes the place of another says something else.
        const count = request.exclusive === undefined ? known.count + 1 : 1;
        counts.set(key, { count, request });
        if (count > 1 || isTooMuch) plan(key);
        else show(key, request);
        return () => undefined;
      }
      if (!isTooMuch && shown.filter((one) => one !== moreKey).length < MOST) {
        counts.set(key, { count: 1, request });
        return show(key, request);
      }
      more += 1;
      plan(moreKey);
      return () => undefined;
    },
  };
}
