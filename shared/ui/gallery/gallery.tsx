import '@taskweave/ui/tokens.css';
import '@taskweave/ui/base.css';
import { Avatar } from '@taskweave/ui/avatar';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Chip } from '@taskweave/ui/chip';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { DateText } from '@taskweave/ui/date-text';
import { DateTimePickerField } from '@taskweave/ui/date-time-picker-field';
import { Dialog } from '@taskweave/ui/dialog';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { FileField } from '@taskweave/ui/file-field';
import { NotificationList } from '@taskweave/ui/host/notification-list';
import { Icon, type IconName } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Kbd } from '@taskweave/ui/kbd';
import { MenuButton } from '@taskweave/ui/menu-button';
import { NavList } from '@taskweave/ui/nav-list';
import { Note } from '@taskweave/ui/note';
import { NumberField } from '@taskweave/ui/number-field';
import { PropertyButton } from '@taskweave/ui/property-button';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { SelectField } from '@taskweave/ui/select-field';
import { Skeleton } from '@taskweave/ui/skeleton';
import { TabPanel, Tabs } from '@taskweave/ui/tabs';
import { TextArea } from '@taskweave/ui/text-area';
import { TextField } from '@taskweave/ui/text-field';
import { Tooltip } from '@taskweave/ui/tooltip';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { iconPaths } from '../src/icon/iconPaths';
import './gallery.css';

const FILTERS = [
  { id: '1', label: 'My tasks', href: '#1', color: '#2f5bea', count: 12, description: 'Assigned to me' },
  { id: '2', label: 'My group', href: '#2', color: '#146c43', count: 348 },
  { id: '3', label: 'Overdue', href: '#3', color: '#b42318', count: 27 },
  { id: '4', label: 'All tasks', href: '#4', count: '5,012' },
  { id: '5', label: 'Invoices over 10k with a name far too long', href: '#5', color: '#8a5300', count: 4 },
];
const TABS = ['Form', 'History', 'Diagram', 'Description', 'Attachments', 'Risk score'].map((label) => ({
  id: label.toLowerCase(),
  label,
  ...(label === 'Attachments' ? { count: 3 } : {}),
}));

function Gallery() {
  const [tab, setTab] = useState('form');
  const [theme, setTheme] = useState('system');
  const [isOpen, setIsOpen] = useState(location.hash === '#dialog');
  const [notes, setNotes] = useState([
    'info',
    'success',
    'warning',
    'error',
  ] as const satisfies readonly string[] as readonly ('info' | 'success' | 'warning' | 'error')[]);
  const hasNotes = location.hash === '#notes';
  return (
    <div className="app">
      <header className="bar">
        <b>Taskweave</b>
        <span className="grow" />
        <Button icon="plus" onClick={() => setIsOpen(true)}>
          Create task
        </Button>
        <Button variant="secondary" icon="play">
          Start process
        </Button>
        <MenuButton
          label="Demo Demo"
          align="end"
          entries={[
            { kind: 'heading', id: 'who', label: 'Demo Demo', detail: 'demo' },
            { kind: 'separator', id: 's1' },
            {
              kind: 'choice',
              id: 'theme',
              label: 'Theme',
              value: theme,
              options: [
                { value: 'system', label: 'System', icon: 'monitor' },
                { value: 'light', label: 'Light', icon: 'sun' },
                { value: 'dark', label: 'Dark', icon: 'moon' },
              ],
              onChange: setTheme,
            },
            { kind: 'separator', id: 's2' },
            { kind: 'link', id: 'docs', label: 'Documentation', href: '#docs', isExternal: true },
            {
              kind: 'action',
              id: 'keys',
              label: 'Keyboard shortcuts',
              icon: 'keyboard',
              keys: '?',
              onSelect: () => undefined,
            },
            {
              kind: 'action',
              id: 'gone',
              label: 'Not now',
              icon: 'clock',
              disabled: true,
              onSelect: () => undefined,
            },
            { kind: 'action', id: 'out', label: 'Sign out', icon: 'sign-out', onSelect: () => undefined },
          ]}
        >
          <Avatar name="Demo Demo" size={28} />
        </MenuButton>
      </header>
      <nav className="column" aria-label="Filters">
        <ColumnHeader title="Filters" actions={<IconButton icon="plus" label="Create a filter" />} />
        <NavList items={FILTERS} currentId="1" />
        <Skeleton label="Loading filters" shape="nav" count={3} />
        <ErrorCard
          title="The filters could not be loaded"
          detail="The engine did not answer within 30 seconds."
          retry={{ label: 'Try again', onRetry: () => undefined }}
        />
      </nav>
      <section className="column" aria-label="Tasks">
        <ColumnHeader
          title="My tasks"
          count={12}
          isDivided
          leading={<IconButton icon="back" label="Back" />}
          actions={
            <>
              <Chip tone="success">3 new</Chip>
              <IconButton icon="table" label="Table view" />
            </>
          }
        />
        <div className="row">
          <Chip tone="danger">2 days late</Chip>
          <Chip tone="warning" icon="clock">
            Today 17:00
          </Chip>
          <Chip>Suspended</Chip>
          <Kbd keys="Ctrl K" />
          <Avatar name="Peter Meter" /> <Avatar name={null} />
          <DateText iso="2026-11-20T08:00:00.000+0000" locale="en-GB" now={new Date(2026, 10, 21)} />
        </div>
        <div className="row">
          <Button variant="primary">Complete</Button>
          <Button variant="secondary">Save draft</Button>
          <Button count={2} icon="comment">
            Comment
          </Button>
          <Button variant="primary" busy>
            Completing
          </Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button variant="secondary" tone="danger" icon="trash">
            Delete
          </Button>
          <Button variant="primary" tone="danger">
            Delete
          </Button>
          <Button size="sm" iconEnd="chevron-down">
            Created, newest first
          </Button>
          <Tooltip text="A tooltip">{(description) => <Button {...description}>Tooltip</Button>}</Tooltip>
          <MenuButton
            label="Sort"
            entries={[{ kind: 'link', id: 'a', label: 'Created', href: '#a' }]}
            size="sm"
          />
        </div>
        <Skeleton label="Loading tasks" shape="rows" count={3} />
        <EmptyState
          text="No task matches this search."
          action={<Button variant="secondary">Clear the search</Button>}
        />
        <div className="icons">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <span key={name}>
              <span>
                <Icon name={name} /> <Icon name={name} size={20} />
              </span>
              {name}
            </span>
          ))}
        </div>
      </section>
      <main className="column detail">
        <div className="head">
          <h1>Assign approver group</h1>
          <PropertyList>
            <Property label="Assignee">
              <PropertyButton>
                <Avatar name="Demo Demo" />
                Demo Demo
              </PropertyButton>
              <IconButton icon="close" size="sm" label="Unclaim" />
            </Property>
            <Property label="Due">
              <PropertyButton tone="warning">Today 17:00</PropertyButton>
            </Property>
            <Property label="Follow-up">
              <PropertyButton isUnset>Set date</PropertyButton>
            </Property>
            <Property label="Priority">50</Property>
          </PropertyList>
          <Tabs idBase="details" label="Task details" items={TABS} value={tab} onChange={setTab} />
        </div>
        <TabPanel idBase="details" value={tab} className="body">
          {tab === 'history' ? (
            <Skeleton label="Loading history" count={6} />
          ) : tab === 'diagram' ? (
            <>
              <Skeleton label="Loading task" shape="task" />
              <Skeleton label="Loading form" shape="form" count={4} />
            </>
          ) : (
            <div className="form">
              <Note action={<Button size="sm">Discard</Button>}>Your draft of 14:05 is back.</Note>
              <Note tone="warning" icon="warning" role="status">
                This process instance is suspended: the form can be read but not sent.
              </Note>
              <div className="two">
                <TextField label="Creditor" defaultValue="Great Pizza for Everyone Inc." required />
                <NumberField label="Amount" defaultValue="30,0x" error="Enter a number, such as 30.00." />
              </div>
              <SelectField
                label="Approver group"
                hint="Who signs this invoice"
                options={[{ value: 'm', label: 'Management' }]}
              />
              <div className="two">
                <DueDate />
                <FileField label="Document" hint="Up to 5 MB" />
              </div>
              <TextField label="Invoice number" defaultValue="INV-2026-0415" readOnly />
              <TextArea label="Note" />
              <CheckboxField label="Send a copy to accounting" defaultChecked hint="By mail, tonight" />
              <CheckboxField label="I have read the terms" required error="Tick this to go on." />
            </div>
          )}
        </TabPanel>
        <div className="foot">
          <Button variant="primary">Complete</Button>
          <Button variant="secondary">Save draft</Button>
        </div>
      </main>
      <NotificationList
        items={(hasNotes ? notes : []).map((kind) => ({
          id: kind,
          kind,
          title: `A notification of kind ${kind}`,
          detail: 'What it means and what helps.',
          ...(kind === 'success' ? { links: [{ label: 'Open the task', href: '#task' }] } : {}),
        }))}
        labels={{
          region: 'Notifications',
          dismiss: (title) => `Dismiss notification: ${title}`,
          kinds: { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
        }}
        onClose={(id) => setNotes(notes.filter((kind) => kind !== id))}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Create task"
        description="A task of its own, without a process."
        closeLabel="Close"
        onSubmit={() => setIsOpen(false)}
        footer={
          <>
            <Button variant="primary" type="submit">
              Create
            </Button>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          </>
        }
      >
        <div className="form">
          <TextField label="Name" required />
          <TextArea label="Description" />
          <DueDate />
        </div>
      </Dialog>
    </div>
  );
}

const DATE_TEXTS = {
  typed: 'Date',
  time: 'Time',
  example: 'For example {{example}}',
  notADate: 'Enter a valid date, or pick a day.',
  notATime: 'Enter a valid time, such as 17:00.',
  quick: 'Quick choices',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  open: 'Open calendar: {{label}}',
  done: 'Set date',
  clear: 'Clear',
};

function DueDate() {
  const [value, setValue] = useState('2026-11-21T17:00');
  return (
    <DateTimePickerField
      label="Due"
      locale="en"
      now={new Date(2026, 10, 21)}
      texts={DATE_TEXTS}
      value={value}
      onChange={setValue}
    />
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Gallery />);
