import { Kbd } from '@taskweave/ui/kbd';
import styles from './CommandDialog.module.css';
import type { CommandItem } from './CommandItem';
import { MarkedText } from './MarkedText';

interface CommandOptionProps {
  readonly item: CommandItem;
  readonly id: string;
  readonly search: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onPick: () => void;
}

export function CommandOption({ item, id, search, isActive, onChoose, onPick }: CommandOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which never loses the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above; the field points at it by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.item}
      // A press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => {
        if (!isActive) onChoose();
      }}
      onClick={onPick}
    >
      {/* The spaces separate words for screen readers only. */}
      <span className={styles.label}>
        <MarkedText text={item.label} search={search} />
      </span>{' '}
      {item.detail && (
        <span className={styles.detail}>
          <MarkedText text={item.detail} search={search} />
        </span>
      )}{' '}
      {item.keys && (
        <span className={styles.keys}>
          <Kbd keys={item.keys} />
        </span>
      )}
    </div>
  );
}
