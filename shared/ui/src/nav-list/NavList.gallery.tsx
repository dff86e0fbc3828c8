import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { NavList } from './NavList';

const href = '#/nav-list';

export default {
  group: 'Navigation',
  layout: 'bare',
  draw: ({ say }) => {
    const mine = { id: 'mine', label: say('My tasks', 'Meine Aufgaben'), href, count: 12 };
    const own = say('Assigned to me', 'Mir zugewiesen');
    const completed = say('My completed tasks', 'Meine abgeschlossenen Aufgaben');
    return (
      <div style={{ maxInlineSize: 240, paddingBlock: 8 }}>
        <nav aria-label={say('Filters', 'Filter')}>
          <NavList
            currentId="mine"
            items={[
              { ...mine, color: '#2f5bea', description: own },
              { id: 'late', label: say('Overdue', 'Überfällig'), href, color: '#b42318', count: 27 },
              { id: 'all', label: say('All tasks', 'Alle Aufgaben'), href, count: say('5,012', '5.012') },
              { id: 'completed', label: completed, href, icon: 'check' },
            ]}
          />
        </nav>
        <nav aria-label={say('Own filters', 'Eigene Filter')}>
          <NavList
            currentId="mine"
            drawActions={({ label }) => (
              <IconButton icon="edit" size="sm" label={say(`Edit ${label}`, `${label} bearbeiten`)} />
            )}
            items={[mine, { id: 'group', label: say('My group', 'Meine Gruppe'), href, count: 348 }]}
          />
        </nav>
      </div>
    );
  },
} satisfies GalleryPage;
