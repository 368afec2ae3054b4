export { observable, type Observable } from '@staalkaart/ui';
