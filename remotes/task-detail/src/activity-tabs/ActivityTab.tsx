import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskProps, useNavigation } from '@taskweave/plugin-sdk';
import { useAddressParam } from '@taskweave/ui/address-param';
import { useId } from 'react';
import styles from '../activity/Activity.module.css';
import { ACTIVITY_KINDS } from '../activity/activityEvents';
import { ACTIVITY_TEXTS } from '../activity/texts/activityTexts';
import { ActivityOf } from './ActivityOf';

const CHOICES = ['all', ...ACTIVITY_KINDS] as const;

type Choice = (typeof CHOICES)[number];

export default function ActivityTab(scope: TaskProps) {
  const [named, setNamed] = useAddressParam(useNavigation(), 'activity');
  const choice = CHOICES.find((one) => one === named) ?? 'all';
  return (
    <ActivityOf {...scope} choice={choice}>
      <Kinds choice={choice} onChoose={(next) => setNamed(next === 'all' ? null : next, { replace: true })} />
    </ActivityOf>
  );
}

interface KindsProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Kinds({ choice, onChoose }: KindsProps) {
  const { t } = useTexts(ACTIVITY_TEXTS);
  const group = useId();
  return (
    <fieldset className={styles.kinds} aria-label={t('common.show')}>
      {CHOICES.map((one) => (
        <label key={one} className={styles.kind}>
          <input type="radio" name={group} checked={one === choice} onChange={() => onChoose(one)} />
          {t(`activity.kind.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
