import { mocked, spyOn } from 'storybook/test';

/** Keeps what a page would download from the disk of whoever looks: for `beforeEach`. The link that is pressed, and what it gives, are those of the spies. */
export const catchDownloads = () => {
  spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return () => {
    mocked(URL.createObjectURL).mockRestore();
    mocked(HTMLAnchorElement.prototype.click).mockRestore();
  };
};
