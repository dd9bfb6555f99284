/** Stands in a first view for what the federation runtime says of its errors at length: they keep their numbers and the address that explains them. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
