export const ID: string = 'well-behaved';
