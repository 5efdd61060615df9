import 'giscus';
