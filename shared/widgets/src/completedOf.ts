/** As the page of completed tasks takes it in its address. */
export const EVERYBODY = 'all';
