import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Command, type Commands, type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { Kbd } from '@taskweave/ui/kbd';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePageCommands } from '../commands/createCommands';
import { matchesKeys } from '../commands/KeyBinding';
import type { KeyMap } from '../commands/KeyMap';
import { InPlace } from './InPlace';
import styles from './KeyTips.module.css';
import { TIP_TEXTS } from './texts/tipTexts';

const KEY = 'knownKeys';

const SEEN = 4_000;

const SETTLED = 100;

interface Tip {
  readonly id: string;
  readonly text: string;
  readonly place: Element;
}

export default function KeyTips() {
  const { t } = useTexts(TIP_TEXTS);
  const { commands, keyMap } = usePageCommands();
  const { storage } = usePluginServices();
  const all = useSyncExternalStore(commands.subscribe, () => commands.all);
  const [known, setKnown] = useState(() => readKnownKeys(storage));
  const learn = useEffectEvent((id: string) => setKnown(keepKnownKey(storage, id)));
  const textOf = ({ id, tip: text }: Command) => (known.has(id) ? undefined : text);
  const isTaught = useEffectEvent((command: Command) => textOf(command) !== undefined);
  const tip = useTip(all, textOf, commands.hint);

  useEffect(
    () =>
      watchUse({
        commands,
        keyMap,
        page: document,
        isTaught: (command) => isTaught(command),
        onUse: (id) => learn(id),
      }),
    [commands, keyMap],
  );
  useSeen(tip?.id ?? null, learn);

  if (tip === null) return null;
  return (
    <InPlace key={tip.id} place={tip.place}>
      <span className={styles.tip}>
        <Kbd keys={commands.hint(tip.id)} />
        <span>{tip.text}</span>
        <button
          type="button"
          className={styles.close}
          aria-label={t('tip.close')}
          onClick={() => {
            leaveFocus(tip.place);
            learn(tip.id);
          }}
        >
          <Icon name="close" />
        </button>
      </span>
    </InPlace>
  );
}

function useTip(
  commands: readonly Command[],
  textOf: (command: Command) => string | undefined,
  hintOf: (id: string) => string,
): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);
  const choose = useEffectEvent(() => {
    for (const command of commands.toReversed()) {
      const next = tipOf(command);
      if (next === null) continue;
      if (!isSame(tip, next)) setTip(next);
      return;
    }
    setTip(null);
  });
  useEffect(() => {
    const timer = setTimeout(choose, SETTLED);
    return () => clearTimeout(timer);
  });
  return tip;

  function tipOf(command: Command): Tip | null {
    const { id, isEnabled: enabled } = command;
    const text = textOf(command);
    if (text === undefined || enabled === false || hintOf(id) === '') return null;
    const place = placeOf(id);
    if (place === null) return null;
    return { id, text, place };
  }
}

function leaveFocus(place: Element): void {
  const control = place.previousElementSibling;
  if (control instanceof HTMLElement && place.contains(document.activeElement)) control.focus();
}

function useSeen(id: string | null, onSeen: (id: string) => void): void {
  const leave = useEffectEvent((gone: string, since: number) => {
    if (Date.now() - since >= SEEN) onSeen(gone);
  });
  useEffect(() => {
    if (id === null) return;
    const since = Date.now();
    return () => leave(id, since);
  }, [id]);
}

function placeOf(id: string): Element | null {
  const places = document.querySelectorAll<HTMLElement>('[data-tip]');
  return [...places].find(({ dataset }) => dataset.tip === id) ?? null;
}

function isSame(one: Tip | null, other: Tip | null): boolean {
  return one?.id === other?.id && one?.place === other?.place && one?.text === other?.text;
}

function readKnownKeys(storage: PluginStorage): ReadonlySet<string> {
  const stored = storage.get(KEY);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}

/** Another tab may have added keys, so the list is read again first. */
function keepKnownKey(storage: PluginStorage, id: string): ReadonlySet<string> {
  const known = new Set([...readKnownKeys(storage), id]);
  storage.set(KEY, [...known]);
  return known;
}

interface WatchUseOptions {
  readonly commands: Pick<Commands, 'all'>;
  readonly keyMap: Pick<KeyMap, 'keysOf'>;
  readonly page: Document;
  readonly isTaught: (command: Command) => boolean;
  readonly onUse: (id: string) => void;
}

function watchUse({ commands, keyMap, page, isTaught, onUse }: WatchUseOptions): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    const meant = commands.all.find(
      (command) =>
        command.isEnabled !== false &&
        isTaught(command) &&
        keyMap.keysOf(command).some((keys) => matchesKeys(keys, event)),
    );
    if (meant === undefined) return;
    // A command that runs prevents the default, so the check comes after all listeners.
    setTimeout(() => event.defaultPrevented && onUse(meant.id));
  }
  page.addEventListener('keydown', handleKeyDown, true);
  return () => page.removeEventListener('keydown', handleKeyDown, true);
}
