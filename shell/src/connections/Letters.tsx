import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';
import styles from './Letters.module.css';

export function Letters({ setting }: { readonly setting: ConnectionSetting | undefined }) {
  if (setting === undefined) return null;
  return (
    <abbr className={styles.letters} title={setting.label} style={{ borderColor: setting.color }}>
      {setting.letters}
    </abbr>
  );
}
