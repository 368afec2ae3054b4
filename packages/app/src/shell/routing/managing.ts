/** What is opened to manage the catalogue, and the own profile: one chunk. */
export { Component as ProductEdit } from '../../products/ProductEditRoute.tsx';
export { Customers, Materials, Tags } from '../../registers/registers.tsx';
export { Component as Users } from '../../people/UsersRoute.tsx';
export { Component as Assets } from '../../media/AssetsRoute.tsx';
export { Component as Profile } from '../../people/ProfileRoute.tsx';
