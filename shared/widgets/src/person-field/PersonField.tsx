import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { Combobox, type ComboboxProps } from '@taskweave/ui/combobox';
import type { People } from './usePeople';

export interface PersonFieldProps
  extends Pick<ComboboxProps, 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'onFocus' | 'ref'> {
  readonly people: People;
  readonly onPick: (person: Choice) => void;
}

/**
 * The most likely people stand below the field before anything is typed. Enter takes only a marked person: by an arrow key,
 * or because the text means nobody else.
 * @example
 * const people = usePeople({ engine, me, typed, first: recentPeople(storage) });
 * <PersonField label={t('assignee')} people={people} value={typed ?? ''} onChange={setTyped} onPick={assign} />
 */
export function PersonField({ people, onPick, ...field }: PersonFieldProps) {
  return (
    <Combobox
      {...field}
      isInline
      marksFirst={people.marked !== null}
      filter="none"
      status={people.status}
      options={people.offered.map(({ id, name }) => ({
        value: id,
        label: name,
        ...(name !== id && { detail: id }),
      }))}
      onPick={({ value }) => {
        const picked = people.offered.find(({ id }) => id === value);
        if (picked !== undefined) onPick(picked);
      }}
    />
  );
}
