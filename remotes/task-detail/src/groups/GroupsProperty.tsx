import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { Property } from '@taskweave/ui/property-list';
import { InlineField } from '../inline-field/InlineField';

const GroupsDialog = lazyPart(() => import(/* webpackChunkName: "people" */ './GroupsDialog'), {
  takesKeys: true,
});

export interface GroupsPropertyProps {
  readonly task: TaskDetail;
  readonly canChange: boolean;
}

export function GroupsProperty({ task, canChange }: GroupsPropertyProps) {
  const { t, locale } = useTranslation();
  const names = [
    ...task.candidateGroups.map(({ id, name }) => name ?? id),
    ...task.candidateUsers.map(userName),
  ];
  return (
    <Property
      label={t(task.candidateUsers.length === 0 ? 'property.groups' : 'property.candidates')}
      isUnset={names.length === 0}
      icon={<Icon name="group" />}
    >
      <InlineField
        name="groups"
        label={t('property.groups')}
        isUnset={names.length === 0}
        action={names.length === 0 ? t('property.addGroup') : undefined}
        readOnly={!canChange}
        onIntent={GroupsDialog.preload}
        editor={({ close }) => <GroupsDialog task={task} onClose={close} />}
      >
        {names.length > 0 && <bdi>{formatsFor(locale).list(names)}</bdi>}
      </InlineField>
    </Property>
  );
}
