import type { ComboboxProps } from '@taskweave/ui/combobox';
import { GroupField, UserField } from '@taskweave/widgets/look-up-field';
import { useEngineClient } from '../hooks/hooks';

/** Those of a text field; `onPick` is called when a person picks a suggestion. */
export interface PickerProps
  extends Omit<ComboboxProps, 'options' | 'filter' | 'status' | 'suffix' | 'onChange'> {
  /** The id, or what has been typed of it or of the name. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * The id of a user, found by name as it is typed. Ids that the person may not look up can be typed all the same: the engine
 * decides whether there is such a user. A plugin that lists its calls needs `GET /user`.
 *
 * @example <UserPicker label={t('reviewer')} value={reviewer} onChange={setReviewer} />
 */
export function UserPicker(props: PickerProps) {
  return <UserField {...props} engine={useEngineClient()} />;
}

/**
 * The id of a group, found by name as it is typed; else like `UserPicker`. A plugin that lists its calls needs `GET /group`.
 *
 * @example <GroupPicker label={t('team')} value={team} onChange={setTeam} />
 */
export function GroupPicker(props: PickerProps) {
  return <GroupField {...props} engine={useEngineClient()} />;
}
