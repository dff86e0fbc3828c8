import { GroupField, type LookUpFieldProps, UserField } from '@taskweave/widgets/look-up-field';
import { lookUpTexts } from '@taskweave/widgets/lookUpTexts';
import { useEngineClient, useTranslation } from '../hooks/hooks';

/** `value` is the id; `onPick` is told when a suggestion was taken. The others are those of a text field. */
export type PickerProps = Omit<LookUpFieldProps, 'engine' | 'kind' | 'by' | 'texts'>;

/**
 * The id of a user, found by name as it is typed. Ids that the person may not look up can be typed all the same: the engine
 * decides whether there is such a user. A plugin that lists its calls needs `GET user`.
 *
 * @example <UserPicker label={t('reviewer')} value={reviewer} onChange={setReviewer} />
 */
export function UserPicker(props: PickerProps) {
  const { locale } = useTranslation();
  return <UserField {...props} engine={useEngineClient()} texts={lookUpTexts('user', locale)} />;
}

/**
 * The id of a group, found by name as it is typed; else like `UserPicker`. A plugin that lists its calls needs `GET group`.
 *
 * @example <GroupPicker label={t('team')} value={team} onChange={setTeam} />
 */
export function GroupPicker(props: PickerProps) {
  const { locale } = useTranslation();
  return <GroupField {...props} engine={useEngineClient()} texts={lookUpTexts('group', locale)} />;
}
