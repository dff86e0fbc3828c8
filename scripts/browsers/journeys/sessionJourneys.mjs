/** @type {readonly import('./journeys.mjs').Journey[]} */
export const sessionJourneys = [
  {
    name: 'signs in after a wrong password, stays signed in, and signs out',
    async act(person) {
      await person.open();
      // After a wrong password, the engine refuses the right one for some seconds, so another user signs in.
      await person.fill('textbox', 'User name', 'john');
      await person.fill('textbox', 'Password', 'wrong');
      await person.click('button', 'Sign in');
      await person.see('Wrong user name or password');
      await person.signIn();
      await person.open();
      await person.click('button', 'Account of Dana Moreau');
      await person.click('menuitem', 'Sign out');
      await person.see('You have signed out.');
      await person.until(() => document.activeElement?.matches('input[autocomplete="username"]'));
      await person.seeNoMore('Dana Moreau');
    },
  },
  {
    name: 'is dark and German when a person wants it, and after a reload',
    async act(person) {
      await person.signIn();
      const light = await person.tab.run(brightness);
      await person.click('button', 'Account of Dana Moreau');
      await person.click('menuitemradio', 'Dark');
      await person.until(() => document.documentElement.dataset.theme === 'dark');
      const dark = await person.tab.run(brightness);
      if (light < 200 || dark > 80) throw new Error(`The page is ${light} light, and ${dark} dark.`);
      await person.tab.press('Escape');
      await person.until(() => document.querySelector('[role="menu"]') === null);
      await person.tab.press(',');
      await person.find('dialog', 'Settings');
      await person.tabTo('combobox', 'Language');
      await person.tab.type('d');
      await person.find('dialog', 'Einstellungen');
      await person.tab.press('Escape');
      await person.find('grid', 'Aufgaben');
      await person.open();
      await person.find('grid', 'Aufgaben');
      if ((await person.tab.run(brightness)) > 80) throw new Error('After the reload it is light.');
    },
  },
  {
    name: 'shows one column at a time on a phone, with a way back, and nothing sideways',
    async act(person) {
      await person.signIn();
      await person.tab.resize(390, 800);
      await person.until(() => innerWidth <= 480);
      await person.click('button', 'Tasks');
      await person.click('button', 'Filters');
      await person.click('link', 'All tasks…');
      await person.find('heading', 'All tasks…');
      const first = await person.until(nameOfFirst);
      await person.click('link', first);
      await person.find('heading', first);
      await person.find('tab', 'Form');
      if (await person.tab.run(() => document.querySelector('[role="grid"]')?.checkVisibility()))
        throw new Error('The list is beside the task.');
      await person.until(() => document.documentElement.scrollWidth <= innerWidth);
      await person.click('button', 'Back to tasks');
      await person.find('grid', 'Tasks');
    },
  },
];

function brightness() {
  // Colors may use any color space, so one is painted and read back.
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const grid = document.querySelector('[role="grid"]');
  for (let place = grid; place !== null; place = place.parentElement) {
    context.fillStyle = getComputedStyle(place).backgroundColor;
    context.clearRect(0, 0, 1, 1);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 255) return Math.round((red + green + blue) / 3);
  }
  return 255;
}

function nameOfFirst() {
  return document.querySelector('[role="grid"] [data-row] a')?.textContent;
}
