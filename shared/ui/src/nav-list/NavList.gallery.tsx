import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { NavList } from './NavList';

export default {
  name: 'NavList',
  group: 'Navigation',
  examples: [
    {
      title: 'Views, one of them current',
      layout: 'bare',
      draw: ({ say }) => (
        <nav aria-label={say('Filters', 'Filter')} style={{ maxInlineSize: 240, paddingBlock: 8 }}>
          <NavList
            currentId="mine"
            items={[
              {
                id: 'mine',
                label: say('My tasks', 'Meine Aufgaben'),
                href: '#/nav-list',
                color: '#2f5bea',
                count: 12,
                description: say('Assigned to me', 'Mir zugewiesen'),
              },
              {
                id: 'late',
                label: say('Overdue', 'Überfällig'),
                href: '#/nav-list',
                color: '#b42318',
                count: 27,
              },
              {
                id: 'all',
                label: say('All tasks', 'Alle Aufgaben'),
                href: '#/nav-list',
                count: say('5,012', '5.012'),
              },
              {
                id: 'completed',
                label: say('My completed tasks', 'Meine abgeschlossenen Aufgaben'),
                href: '#/nav-list',
                icon: 'check',
              },
            ]}
          />
        </nav>
      ),
    },
    {
      title: 'With actions',
      note: 'Beside the current one, and the one under the mouse or with the focus.',
      layout: 'bare',
      draw: ({ say }) => (
        <nav aria-label={say('Own filters', 'Eigene Filter')} style={{ maxInlineSize: 240, paddingBlock: 8 }}>
          <NavList
            currentId="mine"
            drawActions={({ label }) => (
              <IconButton icon="edit" size="sm" label={say(`Edit ${label}`, `${label} bearbeiten`)} />
            )}
            items={[
              { id: 'mine', label: say('My tasks', 'Meine Aufgaben'), href: '#/nav-list', count: 12 },
              { id: 'group', label: say('My group', 'Meine Gruppe'), href: '#/nav-list', count: 348 },
            ]}
          />
        </nav>
      ),
    },
  ],
} satisfies GalleryPage;
