export { once } from '@loccit/support';
