import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Note } from '@taskweave/ui/note';
import { SelectField } from '@taskweave/ui/select-field';
import { Stack } from '@taskweave/ui/stack';
import { useState } from 'react';
import styles from './NoticesSetting.module.css';
import { useNoticeChoice } from './noticeChoice';
import { NOTICES_TEXTS } from './texts/noticesTexts';

export default function NoticesSetting() {
  const { t, locale } = useTexts(NOTICES_TEXTS);
  const [choice, choose] = useNoticeChoice();
  const [permission, setPermission] = useState(readPermission);
  const isOn = choice.isOn && permission === 'granted';
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatsFor(locale).time(new Date(2000, 0, 1, hour)),
  }));

  async function change(wanted: boolean): Promise<void> {
    const answer = wanted && permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    choose({ isOn: wanted && answer === 'granted' });
  }

  function hourField(label: string, name: 'quietFrom' | 'quietUntil') {
    return (
      <SelectField
        label={label}
        value={String(choice[name] ?? '')}
        emptyLabel={t('notices.noQuiet')}
        options={hours}
        onChange={(value) => choose({ [name]: value === '' ? null : Number(value) })}
      />
    );
  }

  return (
    <Stack>
      <CheckboxField
        label={t('notices.label')}
        hint={t('notices.hint')}
        checked={isOn}
        disabled={permission === 'denied' || permission === 'missing'}
        onChange={(wanted) => void change(wanted)}
      />
      {(permission === 'denied' || permission === 'missing') && (
        <Note icon="info" role="status">
          {t(`notices.${permission}`)}
        </Note>
      )}
      {isOn && (
        <div className={styles.hours}>
          {hourField(t('notices.quietFrom'), 'quietFrom')}
          {hourField(t('notices.quietUntil'), 'quietUntil')}
        </div>
      )}
    </Stack>
  );
}

/** Without TLS, browsers have neither notices nor the locks that keep them to one tab. */
function readPermission(): NotificationPermission | 'missing' {
  return 'Notification' in globalThis && 'locks' in navigator ? Notification.permission : 'missing';
}
