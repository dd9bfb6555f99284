/** What does not have to come to life with the first view. */
export { Guilloche } from 'shared-ui/primitives/guilloche/guilloche.tsx';
export { HomeRest } from '../../features/home-discover/home-rest.tsx';
