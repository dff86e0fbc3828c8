import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import styles from './AccountPage.module.css';

export default function AccountSetting() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <div className={styles.parts}>
      <p className={styles.text}>{t('account.setting')}</p>
      <span>
        <Button variant="secondary" icon="user" href={navigation.pageHref('/account')}>
          {t('account.open')}
        </Button>
      </span>
    </div>
  );
}
