import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskProps, useNavigation } from '@taskweave/plugin-sdk';
import { useAddressParam } from '@taskweave/ui/address-param';
import { useId } from 'react';
import styles from '../activity/Activity.module.css';
import { ACTIVITY_KINDS } from '../activity/activityEvents';
import { ACTIVITY_TEXTS } from '../activity/texts/activityTexts';
import { instanceOf } from '../course/instanceOf';
import { NarrowCourse } from '../course/NarrowCourse';
import { ActivityOf } from './ActivityOf';

const CHOICES = ['all', ...ACTIVITY_KINDS] as const;
const SCOPES = ['instance', 'task'] as const;

export default function ActivityTab(scope: TaskProps) {
  const navigation = useNavigation();
  const [named, setNamed] = useAddressParam(navigation, 'activity');
  const [around, setAround] = useAddressParam(navigation, 'activityOf');
  const choice = CHOICES.find((one) => one === named) ?? 'all';
  const { t } = useTexts(ACTIVITY_TEXTS);
  const instance = instanceOf(scope.task);
  const of = SCOPES.find((one) => one === around) ?? 'instance';
  const whole = scope.task.processInstanceId === null ? 'activity.of.case' : 'activity.of.process';
  return (
    <ActivityOf {...scope} choice={choice} instance={of === 'instance' ? instance : null}>
      {instance !== null && <NarrowCourse {...scope} />}
      <div className={styles.choices}>
        {instance !== null && (
          <Choice
            label={t('activity.of')}
            options={SCOPES.map((one) => [one, t(one === 'task' ? 'activity.of.task' : whole)])}
            value={of}
            onChoose={(next) => setAround(next === 'instance' ? null : next, { replace: true })}
          />
        )}
        <Choice
          label={t('common.show')}
          options={CHOICES.map((one) => [one, t(`activity.kind.${one}`)])}
          value={choice}
          onChoose={(next) => setNamed(next === 'all' ? null : next, { replace: true })}
        />
      </div>
    </ActivityOf>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.kinds} aria-label={label}>
      {options.map(([one, text]) => (
        <label key={one} className={styles.kind}>
          <input type="radio" name={group} checked={one === value} onChange={() => onChoose(one)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
