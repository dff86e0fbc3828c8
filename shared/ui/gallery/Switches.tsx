import { Button } from '@taskweave/ui/button';
import { MenuButton } from '@taskweave/ui/menu-button';
import styles from './Gallery.module.css';
import { hrefOf, type View } from './view/useView';

export function Switches({ view }: { readonly view: View }) {
  const set = (change: Partial<View>) => {
    location.hash = hrefOf({ ...view, ...change });
  };
  return (
    <div className={styles.switches}>
      <MenuButton
        label="Look"
        icon="monitor"
        size="sm"
        align="end"
        entries={[
          {
            kind: 'choice',
            id: 'theme',
            label: 'Theme',
            value: view.theme,
            options: [
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ],
            onChange: (theme) => set({ theme }),
          },
          { kind: 'separator', id: 'line' },
          {
            kind: 'choice',
            id: 'density',
            label: 'Density',
            value: view.density,
            options: [
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
              { value: 'spacious', label: 'Spacious' },
            ],
            onChange: (density) => set({ density }),
          },
        ]}
      />
      <Button
        size="sm"
        aria-label={view.lang === 'en' ? 'English: show German texts' : 'Deutsch: show English texts'}
        onClick={() => set({ lang: view.lang === 'en' ? 'de' : 'en' })}
      >
        {view.lang === 'en' ? 'English' : 'Deutsch'}
      </Button>
      <Button
        size="sm"
        aria-pressed={view.dir === 'rtl'}
        aria-label="RTL: from right to left"
        onClick={() => set({ dir: view.dir === 'rtl' ? 'ltr' : 'rtl' })}
      >
        RTL
      </Button>
    </div>
  );
}
