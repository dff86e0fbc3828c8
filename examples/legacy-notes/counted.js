export function counted(count) {
  return count === 1 ? 'One variable to note' : `${count} variables to note`;
}
