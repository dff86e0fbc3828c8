import { useTranslation, useUser } from '@taskweave/plugin-sdk';

/** Drawn while no task is open, after the first list. */
export default function Greeting() {
  const { t } = useTranslation();
  return <p>{t('greeting.text', { name: useUser().name })}</p>;
}
