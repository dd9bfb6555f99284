/** Replaces the federation runtime’s error descriptions: errors keep their codes and the URL that explains them. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
