import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Command, usePluginServices } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { Kbd } from '@taskweave/ui/kbd';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePageCommands } from '../commands/createCommands';
import { PALETTE_COMMAND } from '../palette/PaletteHost';
import { InPlace } from './InPlace';
import styles from './KeyTips.module.css';
import { keepKnownKey, readKnownKeys } from './knownKeys';
import { TIP_TEXTS } from './texts/tipTexts';
import { watchUse } from './watchUse';

/** So long a tip must stand to have been seen, in ms. */
const SEEN = 4_000;

/** The search must be so wide to hold its tip, in pixels. */
const ROOM = 200;

interface Tip {
  readonly id: string;
  readonly text: string;
  readonly place: Element;
}

/**
 * Names the keys of a few commands to newcomers, each once, beside the control that does the same: until they use the keys or
 * close the tip. One at a time, and those of the open task first.
 */
export default function KeyTips() {
  const { t } = useTexts(TIP_TEXTS);
  const { commands, keyMap } = usePageCommands();
  const { storage } = usePluginServices();
  const all = useSyncExternalStore(commands.subscribe, () => commands.all);
  const [known, setKnown] = useState(() => readKnownKeys(storage));
  const [tip, setTip] = useState<Tip | null>(null);
  const learn = useEffectEvent((id: string) => setKnown(keepKnownKey(storage, id)));
  const textOf = ({ id, tip: text }: Command) =>
    text ?? (id === PALETTE_COMMAND ? t('tip.palette') : undefined);
  const isTaught = useEffectEvent(
    (command: Command) => !known.has(command.id) && textOf(command) !== undefined,
  );

  const choose = useEffectEvent(() => {
    const tips = all.flatMap((command): Tip[] => {
      const text = textOf(command);
      if (text === undefined || known.has(command.id) || command.enabled === false) return [];
      const place = commands.hint(command.id) === '' ? null : placeOf(command.id);
      const isTight = command.id === PALETTE_COMMAND && place !== null && widthBefore(place) < ROOM;
      return place === null || isTight ? [] : [{ id: command.id, text, place }];
    });
    // The palette is there first, and can wait.
    setTip((before) => {
      const next = tips.at(-1) ?? null;
      return isSame(before, next) ? before : next;
    });
  });
  // Its place is drawn with what offers the command.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the commands may bring a place
  useEffect(() => choose(), [all, known]);

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
  const isOver = tip.id === PALETTE_COMMAND;
  return (
    <InPlace key={tip.id} place={tip.place} className={isOver ? styles.over : undefined}>
      <span className={styles.tip} style={isOver ? { inlineSize: widthBefore(tip.place) } : undefined}>
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

/** The button that was pressed goes; the focus goes on to the control that the tip is about. */
function leaveFocus(place: Element): void {
  const control = place.previousElementSibling;
  if (control instanceof HTMLElement && place.contains(document.activeElement)) control.focus();
}

/** What has stood for a while does not come back. */
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

function widthBefore({ previousElementSibling }: Element): number {
  return previousElementSibling?.getBoundingClientRect().width ?? 0;
}

function placeOf(id: string): Element | null {
  const places = document.querySelectorAll<HTMLElement>('[data-tip]');
  return [...places].find(({ dataset }) => dataset.tip === id) ?? null;
}

function isSame(one: Tip | null, other: Tip | null): boolean {
  return one?.id === other?.id && one?.place === other?.place && one?.text === other?.text;
}
